import type { StatusBadgeTone } from '../../ui/status.tsx';
import { formatCount } from '../../ui/format.ts';
import type { ModerationCase, QueuedPost } from './api/moderation.ts';

type Reason = QueuedPost['reasons'][number];

export const reportReasonLabels: Readonly<Record<Reason, string>> = {
  unkind: 'unkind',
  confidence: 'shares what was said in a circle',
  selling: 'advertising',
  danger: 'danger',
  other: 'something else',
};

export function describePostState({ state, openReports }: Pick<QueuedPost, 'state' | 'openReports'>): {
  words: string;
  tone: StatusBadgeTone;
} {
  if (state === 'held') return { words: 'held for its links', tone: 'waiting' };
  if (state === 'deleted') return { words: 'deleted by its author', tone: 'over' };
  if (state === 'hidden') return { words: openReports > 0 ? 'hidden until you decide' : 'hidden', tone: 'over' };
  return { words: 'visible in the forum', tone: 'good' };
}

export const describeReports = ({ openReports, reasons }: Pick<QueuedPost, 'openReports' | 'reasons'>): string =>
  openReports > 0
    ? `${formatCount(openReports, 'report')}: ${reasons.map((reason) => reportReasonLabels[reason]).join(', ')}`
    : 'a new member';

const timesText = (count: number): string => ['never', 'once', 'twice'][count] ?? `${count} times`;

export function formatModerationHistory({
  posts,
  hidden,
  reports,
  warnings,
  suspensions,
}: ModerationCase['subject']): [string, string][] {
  return [
    [
      'Posts',
      hidden > 0 ? `${(posts + hidden).toLocaleString('en')}, ${hidden} of them hidden` : posts.toLocaleString('en'),
    ],
    ['Reported', timesText(reports)],
    ['Warned', timesText(warnings)],
    ['Suspended', timesText(suspensions)],
  ];
}

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth'];

export const describeWarningCount = ({ warnings }: ModerationCase['subject']): string =>
  `It is their ${ordinals[warnings] ?? `${warnings + 1}th`} warning.`;
