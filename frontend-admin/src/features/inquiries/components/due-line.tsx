import { useEffect, useState } from 'react';
import type { Inquiry } from '../api/inquiries.ts';
import { dueOf } from '../due.ts';

/** How the promise of 24 hours stands, in words and colour. */
export function DueLine({ inquiry }: { inquiry: Pick<Inquiry, 'status' | 'receivedAt' | 'dueAt' | 'answeredAt'> }) {
  const due = dueOf(inquiry, useNow());
  return due && <span className={`below ${due.tone}`}>{due.words}</span>;
}

/** The time, again and again: for words such as "in 5 h" that would grow untrue while a screen stands open. */
function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
