import type { Tone } from '../../ui/status.tsx';
import { counted } from '../../ui/words.ts';
import type { Case, Waiting } from './api/moderation.ts';

type Reason = Waiting['reasons'][number];

export const reasonWords: Readonly<Record<Reason, string>> = {
  unkind: 'unkind',
  confidence: 'shares what was said in a circle',
  selling: 'advertising',
  danger: 'danger',
  other: 'something else',
};

export function stateInWords({ state, openReports }: Pick<Waiting, 'state' | 'openReports'>): {
  words: string;
  tone: Tone;
} {
  if (state === 'held') return { words: 'held for its links', tone: 'waiting' };
  if (state === 'deleted') return { words: 'deleted by its author', tone: 'over' };
  if (state === 'hidden') return { words: openReports > 0 ? 'hidden until you decide' : 'hidden', tone: 'over' };
  return { words: 'visible in the forum', tone: 'good' };
}

/** Such as "3 reports: unkind, something else". */
export const reportsLine = ({ openReports, reasons }: Pick<Waiting, 'openReports' | 'reasons'>): string =>
  openReports > 0
    ? `${counted(openReports, 'report')}: ${reasons.map((reason) => reasonWords[reason]).join(', ')}`
    : 'a new member';

const often = (count: number): string => ['never', 'once', 'twice'][count] ?? `${count} times`;

export function subjectFacts({ posts, hidden, reports, warnings, suspensions }: Case['subject']): [string, string][] {
  return [
    [
      'Posts',
      hidden > 0 ? `${(posts + hidden).toLocaleString('en')}, of them ${hidden} hidden` : posts.toLocaleString('en'),
    ],
    ['Reported', often(reports)],
    ['Warned', often(warnings)],
    ['Suspended', often(suspensions)],
  ];
}

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth'];

/** Such as "It is their second warning." */
export const warningLine = ({ warnings }: Case['subject']): string =>
  `It is their ${ordinals[warnings] ?? `${warnings + 1}th`} warning.`;
