import { institute } from '../../../kernel/institute.ts';

/** "8 December 2026", in the institute's zone. */
export const dayInWords = (moment: string | Date): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: institute.timeZone }).format(new Date(moment));

/** "24 November 2026 at 07:30 EST" */
export function momentInWords(moment: Date): string {
  const time = new Intl.DateTimeFormat('en-US', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: institute.timeZone,
    timeZoneName: 'short',
  }).format(moment);
  return `${dayInWords(moment)} at ${time}`;
}
