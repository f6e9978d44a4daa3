/** The browser's storage, if we may have it. */
export function storage() {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
