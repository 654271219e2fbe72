import { formatDateTime, formatTime } from '../../ui/format.ts';

const instituteZone = 'America/New_York';

/** Returns a text such as "26 Nov 2026, 9:00 AM in New York, 14:00 UTC". */
export function describeSendTime(at: string, now = new Date()): string {
  const utc = formatTime(new Date(at), { hour12: false, zone: 'UTC' });
  return `${formatDateTime(at, { now, zone: instituteZone })} in New York, ${utc} UTC`;
}
