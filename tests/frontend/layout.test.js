import assert from "node:assert/strict";
import { test } from "node:test";
import { CARD_HEIGHT, fan } from "../../uno_kart_lab/page/static/fan.js";
import { arrowPlaces, seatBoxes } from "../../uno_kart_lab/page/static/ring.js";

const SIZES = [[700, 400], [843, 466], [1290, 640]];
const PLAYERS = [2, 3, 4, 5, 6, 7, 8, 9, 10];

/** @typedef {import("../../uno_kart_lab/page/static/ring.js").Box} Box */

/** @param {Box} one @param {Box} other */
function overlap(one, other) {
  return one.x < other.x + other.width && other.x < one.x + one.width &&
    one.y < other.y + other.height && other.y < one.y + one.height;
}

for (const players of PLAYERS) {
  test(`${players} seats lie on the table, clear of each other and of the piles`, () => {
    for (const [width, height] of SIZES) {
      const boxes = seatBoxes(players, width, height);
      const piles = { x: width * 0.3, y: height * 0.35, width: width * 0.4, height: height * 0.3 };
      assert.equal(boxes.length, players);
      boxes.forEach((box, seat) => {
        assert.ok(box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height);
        assert.ok(!overlap(box, piles), `seat ${seat} and the piles`);
        boxes.slice(seat + 1).forEach((other) => assert.ok(!overlap(box, other)));
      });
    }
  });

  test(`${players} seats follow each other clockwise, the first one below`, () => {
    const boxes = seatBoxes(players, 800, 440);
    const angles = boxes.map(({ x, y, width, height }) =>
      Math.atan2(y + height / 2 - 220, x + width / 2 - 400));
    const steps = angles.map((angle, seat) => {
      const step = angles[(seat + 1) % players] - angle;
      return step <= 0 ? step + 2 * Math.PI : step;
    });
    const once = steps.reduce((sum, step) => sum + step);
    assert.ok(Math.abs(once - 2 * Math.PI) < 1e-6);
    assert.ok(boxes[0].y > 220);
  });

  test(`${players} arrows point from each seat to the next, clear of the piles`, () => {
    const [width, height] = [843, 466];
    const boxes = seatBoxes(players, width, height);
    const arrows = arrowPlaces(boxes, width, height);
    assert.equal(arrows.length, players);
    for (const { x, y } of arrows) {
      assert.ok(x > 0 && x < width && y > 0 && y < height);
      assert.ok(Math.abs(x - width / 2) > width * 0.15 || Math.abs(y - height / 2) > height * 0.2);
    }
  });
}

test("the seat that is looked from sits where the first one would", () => {
  const plain = seatBoxes(5, 800, 440);
  const turned = seatBoxes(5, 800, 440, 3);
  assert.deepEqual(turned[3], plain[0]);
  assert.deepEqual(turned[4], plain[1]);
  assert.deepEqual(turned[2], plain[4]);
});

test("clockwise arrows of two players go up on the left and down on the right", () => {
  const [up, down] = arrowPlaces(seatBoxes(2, 800, 440), 800, 440);
  assert.ok(up.x < 400 && down.x > 400);
  assert.deepEqual([up.angle, down.angle], [-90, 90]);
});

for (const count of [1, 2, 7, 13, 20, 27, 40]) {
  test(`a hand of ${count} stays in its room`, () => {
    for (const [width, height] of [[185, 75], [190, 90], [310, 90], [450, 150]]) {
      const { width: card, places } = fan(count, width, height, 120);
      assert.equal(places.length, count);
      for (const { x, y } of places) {
        assert.ok(x >= -0.01 && x + card <= width + 0.01);
        assert.ok(y >= 0 && y + card * CARD_HEIGHT <= height + 0.01);
      }
    }
  });

  test(`of each of ${count} cards the left rail shows`, () => {
    const { width: card, places } = fan(count, 185, 75, 120);
    places.slice(1).forEach(({ x, y }, i) => {
      const before = places[i];
      if (before.y === y) assert.ok(x - before.x >= card * 0.36, `card ${i}`);
    });
  });
}

test("no card lies in the place of another", () => {
  const { places } = fan(60, 185, 75, 120);
  assert.equal(new Set(places.map(({ x, y }) => `${x} ${y}`)).size, 60);
});

test("few cards are no larger than is asked for, and lie in the middle", () => {
  const { width, places } = fan(2, 300, 300, 50);
  assert.equal(width, 50);
  assert.equal(places[0].x, 300 - (places[1].x + width));
});
