import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useShell } from '../../../shell/shell.tsx';
import { formatCount } from '../../../ui/format.ts';
import { removalAudienceQuery } from '../api/event-dates.ts';
import type { ContentKind } from '../kinds/kind.ts';

/** The removal of an event notifies the members who said yes; other content notifies no one. */
export const notifiesOnRemoval = ({ name }: ContentKind): boolean => name === 'events';

/** Number of notified people, as a line of text and as the end of a button's label. */
export function useRemovalAudience(kind: ContentKind, ids: readonly string[]) {
  const { api } = useShell();
  const isAsked = notifiesOnRemoval(kind);
  const { data, isError, refetch } = useQuery({ ...removalAudienceQuery(api, ids), enabled: isAsked });
  const people = data && data.total > 0 ? formatCount(data.total, 'person', 'people') : '';
  return {
    /** False while the number is unknown, so that no one confirms without it. */
    isKnown: !isAsked || data !== undefined,
    suffix: people && ` and notify ${people}`,
    line: isAsked && (
      <p role="status">
        {isError && !data ? (
          <>
            <span>Failed to load the number of people. </span>
            <Button size="small" onClick={() => void refetch()}>
              Try again
            </Button>
          </>
        ) : (
          <span>{data ? describe(people) : 'Loading...'}</span>
        )}
      </p>
    ),
  };
}

const describe = (people: string): string =>
  people
    ? `${people} who said yes will get an email that it is cancelled. Undo does not take the email back, and they have to say yes again.`
    : 'No one will be notified: no member has said yes.';
