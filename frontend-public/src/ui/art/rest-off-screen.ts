/** Marks the element while it is off screen, so that its animations pause. Returns a cleanup function. */
export function restOffScreen(element: Element): () => void {
  const watcher = new IntersectionObserver(([entry]) => element.toggleAttribute('data-away', !entry?.isIntersecting));
  watcher.observe(element);
  return () => watcher.disconnect();
}
