import { useEffect, useState } from 'react';
import { getServerTime } from '../../../frame/server-time.ts';
import { Button } from '../../../ui/button.tsx';
import { formatPlaybackTime } from '../../../ui/in-words.ts';
import type { Post } from '../api/forum.ts';
import { postTimeText } from '../times.ts';

export function HiddenPost({ post, onBringBack }: { post: Post; onBringBack: () => void }) {
  const { state, author, deletedAt, createdAt, bringBackUntil, isMuted } = post;
  const isDeleted = state === 'deleted';
  const left = useSecondsUntil(bringBackUntil);
  const words = isDeleted
    ? `The author deleted this reply. ${postTimeText(deletedAt ?? createdAt)}`
    : state === 'hidden'
      ? 'Hidden until a moderator has checked it.'
      : `You muted ${author.name}.`;
  return (
    <article
      aria-label={words}
      className="flex items-center gap-x-4 gap-y-2 border-b border-rule py-5 text-muted tablet:gap-x-6"
    >
      <span
        aria-hidden="true"
        className={`grid size-12 shrink-0 place-items-center rounded-full border-firm border-control ${isDeleted ? 'border-dotted' : ''}`}
      >
        {!isDeleted && <span className="h-[1.5px] w-6 bg-control" />}
      </span>
      {left > 0 ? (
        <p>
          <strong className="font-semibold text-ink">You deleted your reply.</strong> Other members see only that a
          reply was deleted.{' '}
          <Button variant="quiet" onClick={onBringBack}>
            <span>
              Restore<span aria-hidden="true">, {formatPlaybackTime(left)} left</span>
            </span>
          </Button>
        </p>
      ) : (
        <p>
          <span>{words} </span>
          {isMuted && state === 'shown' && (
            <Button variant="quiet" to="/account#forum">
              Change it in your account
            </Button>
          )}
        </p>
      )}
    </article>
  );
}

function useSecondsUntil(moment: string | null): number {
  const read = () => (moment ? Math.max(0, Math.ceil((Date.parse(moment) - getServerTime().getTime()) / 1000)) : 0);
  const [, draw] = useState(0);
  const left = read();
  const isAhead = left > 0;
  useEffect(() => {
    if (!isAhead) return;
    const timer = setInterval(() => draw((count) => count + 1), 1000);
    return () => clearInterval(timer);
  }, [isAhead]);
  return left;
}
