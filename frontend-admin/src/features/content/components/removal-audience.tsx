import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useShell } from '../../../shell/shell.tsx';
import { formatCount } from '../../../ui/format.ts';
import { removalAudienceQuery } from '../api/event-dates.ts';
import type { ContentKind } from '../kinds/kind.ts';

/** Only events have attendees that the server notifies on removal. */
export const notifiesOnRemoval = ({ name }: ContentKind): boolean => name === 'events';

export function useRemovalAudience(kind: ContentKind, ids: readonly string[]) {
  const { api } = useShell();
  const isAsked = notifiesOnRemoval(kind);
  const { data, isError, refetch } = useQuery({ ...removalAudienceQuery(api, ids), enabled: isAsked });
  const people = data && data.total > 0 ? formatCount(data.total, 'person', 'people') : '';
  return {
    ...{ isAsked, people, hasFailed: isError && !data, refetch },
    /** False while the number is unknown, so that the user confirms only with a known number. */
    isKnown: !isAsked || data !== undefined,
    suffix: people && ` and notify ${people}`,
  };
}

export function RemovalAudience({ audience }: { audience: ReturnType<typeof useRemovalAudience> }) {
  const { isAsked, isKnown, people, hasFailed, refetch } = audience;
  if (!isAsked) return null;
  return (
    <p role="status">
      {hasFailed ? (
        <>
          <span>Failed to load the number of people. </span>
          <Button size="small" onClick={() => void refetch()}>
            Try again
          </Button>
        </>
      ) : (
        <span>{isKnown ? describe(people) : 'Loading...'}</span>
      )}
    </p>
  );
}

const describe = (people: string): string =>
  people
    ? `${people} who said yes will get an email that it is cancelled. Undo does not take the email back, and they have to say yes again.`
    : 'No one will be notified: no member has said yes.';
