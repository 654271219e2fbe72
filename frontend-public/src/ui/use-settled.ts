import { useEffect, useState } from 'react';

/** What somebody types, once they have stopped for a moment: for a search that asks the server. */
export function useSettled(typed: string, afterMs = 300): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), afterMs);
    return () => clearTimeout(timer);
  }, [typed, afterMs]);
  return settled;
}
