const kinds = ['pointerdown', 'keydown', 'touchstart'] as const;

/**
 * Calls back at the first click, touch or key press anywhere on the page, once; the answer ends the waiting. A press on
 * something marked `data-own-press` is not meant: that answers for itself.
 */
export function onFirstPress(tell: () => void): () => void {
  const waiting = new AbortController();
  const pressed = ({ target }: Event) => {
    if (target instanceof Element && target.closest('[data-own-press]')) return;
    waiting.abort();
    tell();
  };
  for (const kind of kinds) addEventListener(kind, pressed, { capture: true, passive: true, signal: waiting.signal });
  return () => waiting.abort();
}
