import { formatDuration } from '../../ui/format.ts';
import type { Inquiry } from './api/inquiries.ts';

type DueTone = 'calm' | 'soon' | 'late' | 'over';

export interface ReplyDueStatus {
  words: string;
  tone: DueTone;
}

const SOON_SECONDS = 4 * 3_600;

type InquiryTimes = Pick<Inquiry, 'status' | 'receivedAt' | 'dueAt' | 'answeredAt'>;

export function getReplyDueStatus(
  { status, receivedAt, dueAt, answeredAt }: InquiryTimes,
  now: number,
): ReplyDueStatus | undefined {
  if (status === 'open') {
    const left = (Date.parse(dueAt) - now) / 1_000;
    if (left < 0) return { words: `overdue by ${formatDuration(-left)}`, tone: 'late' };
    return { words: `due in ${formatDuration(left)}`, tone: left < SOON_SECONDS ? 'soon' : 'calm' };
  }
  if (!answeredAt) return undefined;
  return {
    words: `answered after ${formatDuration((Date.parse(answeredAt) - Date.parse(receivedAt)) / 1_000)}`,
    tone: 'over',
  };
}
