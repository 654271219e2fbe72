export function pauseAnimationOffScreen(element: Element): () => void {
  const watcher = new IntersectionObserver(([entry]) => element.toggleAttribute('data-away', !entry?.isIntersecting));
  watcher.observe(element);
  return () => watcher.disconnect();
}
