import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getFailureMessage } from 'shell/failure-message';
import { refetchQuery } from 'shell/refetch';
import { Button } from '../../../ui/button.tsx';
import { saveRsvp, type CircleDate } from '../api/circles.ts';

interface RsvpButtonProps {
  date: CircleDate;
  words: readonly [ask: string, said: string];
  className?: string;
}

export function RsvpButton({ date, words: [ask, said], className = '' }: RsvpButtonProps) {
  const client = useQueryClient();
  const { eventId, startsAt, title, answer, placesLeft } = date;
  const say = useMutation({
    mutationFn: () => saveRsvp(eventId, startsAt, answer === null),
    onSettled: () => refetchQuery(client, ['circles']),
  });
  const isFull = placesLeft === 0;
  const shown =
    answer === 'waiting' ? 'On the waiting list' : answer === 'coming' ? said : isFull ? 'Wait for a place' : ask;
  return (
    <div className={className}>
      <Button
        wide
        aria-pressed={answer !== null}
        aria-disabled={say.isPending || undefined}
        onClick={() => !say.isPending && say.mutate()}
      >
        {shown}
        <span className="sr-only">: {title}</span>
      </Button>
      {say.isError && (
        <p role="alert" className="mt-2 text-15 leading-normal">
          {getFailureMessage(say.error)}
        </p>
      )}
    </div>
  );
}
