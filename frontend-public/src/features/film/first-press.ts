const kinds = ['pointerdown', 'keydown', 'touchstart'] as const;

/** Keys for navigation and modifiers, which do not turn on the sound. */
const NAVIGATION_KEYS = /^(Tab|Arrow.*|Shift|Control|Alt|AltGraph|Meta|Fn|CapsLock|NumLock|ScrollLock)$/;

/**
 * Calls back on the first press, touch or key outside elements marked `data-own-press`, except navigation keys. Returns
 * a cleanup function.
 */
export function onFirstPress(callback: () => void): () => void {
  const waiting = new AbortController();
  const pressed = (event: Event) => {
    const { target } = event;
    if (event instanceof KeyboardEvent && isNavigationKey(event)) return;
    if (target instanceof Element && target.closest('[data-own-press]')) return;
    waiting.abort();
    callback();
  };
  for (const kind of kinds) addEventListener(kind, pressed, { capture: true, passive: true, signal: waiting.signal });
  return () => waiting.abort();
}

/** True for navigation keys, and for keys with Ctrl, Alt or Meta, which belong to the browser or to a screen reader. */
function isNavigationKey({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean {
  return ctrlKey || altKey || metaKey || NAVIGATION_KEYS.test(key);
}
