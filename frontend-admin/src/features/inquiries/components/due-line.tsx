import type { Inquiry } from '../api/inquiries.ts';
import { useNow } from '../../../ui/use-now.ts';
import { dueOf } from '../due.ts';

/** How the promise of 24 hours stands, in words and colour. */
export function DueLine({ inquiry }: { inquiry: Pick<Inquiry, 'status' | 'receivedAt' | 'dueAt' | 'answeredAt'> }) {
  const due = dueOf(inquiry, useNow());
  return due && <span className={`below ${due.tone}`}>{due.words}</span>;
}
