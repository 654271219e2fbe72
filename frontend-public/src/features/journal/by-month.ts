import { formatMonthAndYear } from '../../ui/times.ts';
import type { JournalEntry } from './api/journal.ts';

interface Month {
  name: string;
  entries: JournalEntry[];
}

export function groupEntriesByMonth(entries: readonly JournalEntry[], timeZone?: string): Month[] {
  const months: Month[] = [];
  for (const entry of entries) {
    const month = formatMonthAndYear(entry.writtenAt, timeZone);
    const last = months.at(-1);
    if (last?.name === month) last.entries.push(entry);
    else months.push({ name: month, entries: [entry] });
  }
  return months;
}

export function splitAtMatches(text: string, wanted: string): string[] {
  if (wanted === '') return [text];
  const escaped = wanted.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return text.split(new RegExp(`(${escaped})`, 'gi'));
}
