import { useEffect, useState, type RefObject } from 'react';

type Sight = {
  isSeen: boolean;
  wasSeen: boolean;
};

/** `margin` has the syntax of an IntersectionObserver. */
export function useSight(box: RefObject<Element | null>, margin: string): Sight {
  const [sight, setSight] = useState<Sight>({ isSeen: false, wasSeen: false });
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
