/**
 * Press a button again and again, each time when the answer to the last one has been painted.
 *
 * @param {object} what
 * @param {string} what.button Selects what is pressed.
 * @param {string | null} what.between What is pressed in between, without being measured.
 * @param {string} what.answer Selects the element in which the answer is seen,
 * @param {string | null} what.attribute and the attribute that changes; its text if there is none.
 * @param {number} what.clicks
 * @param {number} what.apart Milliseconds from one click of any kind to the next, and up to a frame
 *   more.
 * @returns {Promise<number[]>} Milliseconds from each click until the answer is painted.
 */
async ({ button, between, answer, attribute, clicks, apart }) => {
  const FRAME = 17;
  const element = document.querySelector(answer);
  const change = attribute ? { attributeFilter: [attribute] } : { childList: true };

  const answered = () =>
    new Promise((resolve, reject) => {
      const tooLate = setTimeout(() => reject(new Error(`${button}: no answer`)), 10_000);
      const observer = new MutationObserver(() => {
        observer.disconnect();
        clearTimeout(tooLate);
        requestAnimationFrame(() => afterPainting(resolve));
      });
      observer.observe(element, change);
    });

  /** A frame is laid out and painted after its callbacks, and before the next task. */
  const afterPainting = (then) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = then;
    port2.postMessage(null);
  };

  const press = (selector) => {
    const at = performance.now();
    document.querySelector(selector).click();
    return at;
  };

  const times = [];
  for (let click = 0; click < clicks; click++) {
    const painted = answered();
    let last = press(button);
    await painted;
    times.push(performance.now() - last);
    if (between) last = press(between);
    // A little later each time, so that clicks fall anywhere between two frames.
    const next = last + apart + ((5 * click) % FRAME);
    await new Promise((resolve) => setTimeout(resolve, next - performance.now()));
  }
  return times;
};
