import { spanOf } from '../../ui/words.ts';
import type { Inquiry } from './api/inquiries.ts';

type DueTone = 'calm' | 'soon' | 'late' | 'over';

export interface Due {
  words: string;
  tone: DueTone;
}

const SOON_SECONDS = 4 * 3_600;

type Timed = Pick<Inquiry, 'status' | 'receivedAt' | 'dueAt' | 'answeredAt'>;

/** Undefined when the inquiry was closed without a reply. */
export function dueOf({ status, receivedAt, dueAt, answeredAt }: Timed, now: number): Due | undefined {
  if (status === 'open') {
    const left = (Date.parse(dueAt) - now) / 1_000;
    if (left < 0) return { words: `overdue by ${spanOf(-left)}`, tone: 'late' };
    return { words: `due in ${spanOf(left)}`, tone: left < SOON_SECONDS ? 'soon' : 'calm' };
  }
  if (!answeredAt) return undefined;
  return { words: `answered after ${spanOf((Date.parse(answeredAt) - Date.parse(receivedAt)) / 1_000)}`, tone: 'over' };
}
