const kinds = ['pointerdown', 'keydown', 'touchstart'] as const;

const NAVIGATION_KEYS = /^(Tab|Arrow.*|Shift|Control|Alt|AltGraph|Meta|Fn|CapsLock|NumLock|ScrollLock)$/;

export function onFirstInteraction(callback: () => void): () => void {
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

/** Keys with Ctrl, Alt or Meta belong to the browser or a screen reader. */
function isNavigationKey({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean {
  return ctrlKey || altKey || metaKey || NAVIGATION_KEYS.test(key);
}
