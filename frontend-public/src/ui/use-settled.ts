import { useEffect, useState } from 'react';

/** What somebody types, once they have stopped for a moment: for a search that asks the server. */
export function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), 300);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}
