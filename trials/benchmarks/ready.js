/** The milliseconds from the beginning of the navigation until SELECTED is there to be pressed. */
window.ready = new Promise((resolve, reject) => {
  setTimeout(() => reject(new Error(`${SELECTED} does not come`)), 60_000);
  const look = () => {
    const found = document.querySelector(SELECTED);
    if (found && !found.disabled && found.getClientRects().length) resolve(performance.now());
    else requestAnimationFrame(look);
  };
  look();
});
