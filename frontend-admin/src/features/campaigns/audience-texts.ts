import { getTierName } from 'shell/tier';
import { formatDate } from '../../ui/format.ts';
import type { AudienceFilter, AudienceOptions } from './api/audiences.ts';

export const listLabels = { newsletter: 'Newsletter', reflection: 'Daily reflection' } as const;

const join = (values: readonly string[] | undefined, text: string): string | false =>
  values !== undefined && values.length > 0 && `${text} ${values.join(' or ')}`;

const onDay = (time: string | undefined, text: string): string | false =>
  time !== undefined && `${text} ${formatDate(time)}`;

export function describeFilter(filter: AudienceFilter, programs: AudienceOptions['programs'] = []): string {
  const { list, tiers, sources, labels, programId, programState = 'started' } = filter;
  const program = programs.find(({ id }) => id === programId)?.title ?? 'a program';
  const parts = [
    list !== undefined && `list ${listLabels[list]}`,
    join(tiers?.map(getTierName), 'tier'),
    join(sources, 'source'),
    join(labels, 'label'),
    programId !== undefined && `${programState} ${program}`,
    onDay(filter.joinedSince, 'joined since'),
    onDay(filter.joinedBefore, 'joined before'),
    onDay(filter.seenSince, 'signed in since'),
    onDay(filter.notSeenSince, 'not signed in since'),
  ].filter((part) => part !== false);
  const text = parts.join(', ') || 'everyone on the mailing list';
  return text.charAt(0).toUpperCase() + text.slice(1);
}
