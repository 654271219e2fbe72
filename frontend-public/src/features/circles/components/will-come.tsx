import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureWords } from 'shell/failure-words';
import { readAgain } from 'shell/read-again';
import { Button } from '../../../ui/button.tsx';
import { sayOf, type CircleDate } from '../api/circles.ts';

interface WillComeProps {
  date: CircleDate;
  words: readonly [ask: string, said: string];
  className?: string;
}

/** Toggles the RSVP of one date; also shows a waitlisted RSVP. */
export function WillCome({ date, words: [ask, said], className = '' }: WillComeProps) {
  const client = useQueryClient();
  const { eventId, startsAt, title, answer, placesLeft } = date;
  const say = useMutation({
    mutationFn: () => sayOf(eventId, startsAt, answer === null),
    onSettled: () => readAgain(client, ['circles']),
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
          {failureWords(say.error)}
        </p>
      )}
    </div>
  );
}
