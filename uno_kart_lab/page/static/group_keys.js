/**
 * Let a letter go to the next button of a group that it stands for.
 *
 * @param {HTMLElement} group
 * @param {(button: HTMLElement) => string} letterOf
 */
export function goByLetter(group, letterOf) {
  group.addEventListener("keydown", (event) => {
    const { key, ctrlKey, altKey, metaKey } = event;
    if (ctrlKey || altKey || metaKey) return;
    const buttons = /** @type {HTMLElement[]} */ ([...group.querySelectorAll("button")]);
    const at = buttons.findIndex((one) => one === document.activeElement);
    const onward = [...buttons.slice(at + 1), ...buttons.slice(0, at + 1)];
    const next = onward.find((one) => letterOf(one) === key.toLowerCase());
    if (!next) return;
    next.focus();
    event.preventDefault();
    event.stopPropagation();
  });
}

/**
 * Let Home and End go to the first and the last button of a group.
 *
 * @param {HTMLElement} group
 */
export function goToEnds(group) {
  group.addEventListener("keydown", (event) => {
    const buttons = /** @type {NodeListOf<HTMLElement>} */ (group.querySelectorAll("button"));
    const end = { Home: buttons[0], End: buttons[buttons.length - 1] }[event.key];
    if (!end) return;
    end.focus();
    event.preventDefault();
    event.stopPropagation();
  });
}
