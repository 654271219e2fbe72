import { monthOfYear } from '../../ui/times.ts';
import type { Entry } from './api/journal.ts';

interface Month {
  /** Month and year: "November 2026". */
  name: string;
  entries: Entry[];
}

export function byMonth(entries: readonly Entry[], timeZone?: string): Month[] {
  const months: Month[] = [];
  for (const entry of entries) {
    const month = monthOfYear(entry.writtenAt, timeZone);
    const last = months.at(-1);
    if (last?.name === month) last.entries.push(entry);
    else months.push({ name: month, entries: [entry] });
  }
  return months;
}

export function splitAtHits(text: string, wanted: string): string[] {
  if (wanted === '') return [text];
  const escaped = wanted.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return text.split(new RegExp(`(${escaped})`, 'gi'));
}
