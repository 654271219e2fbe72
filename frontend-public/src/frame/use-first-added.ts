import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus to the first row that is added to a list, whose children are its rows. Gives what is called before more
 * is asked for; `count` changes when it has come.
 */
export function useFirstAdded(list: RefObject<HTMLElement | null>, count: number): () => void {
  const rows = useRef<number>(undefined);

  useEffect(() => {
    const added = rows.current === undefined ? undefined : list.current?.children[rows.current];
    rows.current = undefined;
    if (!(added instanceof HTMLElement)) return;
    added.setAttribute('tabindex', '-1');
    added.focus();
  }, [list, count]);

  return () => {
    rows.current = list.current?.children.length;
  };
}
