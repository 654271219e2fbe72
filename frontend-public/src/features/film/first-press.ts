const kinds = ['pointerdown', 'keydown', 'touchstart'] as const;

/** Keys with which people find their way through a page, or that only change what another key means. */
const WAYFINDING = /^(Tab|Arrow.*|Shift|Control|Alt|AltGraph|Meta|Fn|CapsLock|NumLock|ScrollLock)$/;

/**
 * Calls back at the first click, touch or key press anywhere on the page, once; the answer ends the waiting. Neither a
 * key of wayfinding is meant, nor a press on something marked `data-own-press`: that answers for itself.
 */
export function onFirstPress(tell: () => void): () => void {
  const waiting = new AbortController();
  const pressed = (event: Event) => {
    const { target } = event;
    if (event instanceof KeyboardEvent && isWayfinding(event)) return;
    if (target instanceof Element && target.closest('[data-own-press]')) return;
    waiting.abort();
    tell();
  };
  for (const kind of kinds) addEventListener(kind, pressed, { capture: true, passive: true, signal: waiting.signal });
  return () => waiting.abort();
}

/** With a modifier held, a key belongs to the browser or to a screen reader. */
function isWayfinding({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean {
  return ctrlKey || altKey || metaKey || WAYFINDING.test(key);
}
