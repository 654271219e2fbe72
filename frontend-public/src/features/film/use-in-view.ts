import { useEffect, useState, type RefObject } from 'react';

type InView = {
  isSeen: boolean;
  wasSeen: boolean;
};

/** `margin` has the syntax of `rootMargin` of an IntersectionObserver. */
export function useInView(box: RefObject<Element | null>, margin: string): InView {
  const [sight, setSight] = useState<InView>({ isSeen: false, wasSeen: false });
  useEffect(() => {
    if (!box.current) return undefined;
    const look = ([entry]: IntersectionObserverEntry[]) => {
      const isSeen = entry?.isIntersecting ?? false;
      setSight(({ wasSeen }) => ({ isSeen, wasSeen: wasSeen || isSeen }));
    };
    const watcher = new IntersectionObserver(look, { rootMargin: margin });
    watcher.observe(box.current);
    return () => watcher.disconnect();
  }, [box, margin]);
  return sight;
}
