import { useInfiniteQuery } from '@tanstack/react-query';
import { hasFailed } from 'shell/failed-query';
import { FetchFailed } from '../../../frame/fetch-failed.tsx';
import { Button } from '../../../ui/button.tsx';
import { SkeletonLine } from '../../../ui/skeleton.tsx';
import { formerQuery, type FormerReflection } from '../api/reflections.ts';

/** The pages of the days before; each opens where it stands. */
export function DaysBefore({ userId }: { userId: string }) {
  const asked = useInfiniteQuery(formerQuery(userId));
  const days = asked.data?.pages.flatMap(({ items }) => items);
  return (
    <section aria-labelledby="days-before">
      <h2 id="days-before" className="title-44 border-b-[1.25px] border-line pb-4">
        Days before
      </h2>
      {hasFailed(asked) && <FetchFailed what="the days before" query={asked} />}
      {!days && !hasFailed(asked) && <SkeletonLine height={200} className="mt-5" />}
      {days?.length === 0 && <p className="pt-4 text-plain text-muted">This is the first page.</p>}
      {days?.map((reflection) => (
        <DayBefore key={`${reflection.date}-${reflection.id}`} reflection={reflection} />
      ))}
      {asked.hasNextPage && (
        <Button className="mt-7" busy={asked.isFetchingNextPage} onClick={() => void asked.fetchNextPage()}>
          Earlier days
        </Button>
      )}
    </section>
  );
}

function DayBefore({ reflection: { date, title, question, text } }: { reflection: FormerReflection }) {
  const inDay = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(new Date(date));
  return (
    <details className="border-b border-rule">
      <summary className="day-before">
        <span className="title-32">{inDay({ day: 'numeric' })}</span>
        <span className="text-[0.9375rem] text-muted">
          {inDay({ weekday: 'long' })}
          <span className="sr-only"> {inDay({ month: 'long', day: 'numeric' })}</span>
        </span>
        <span className="day-before-question">{question}</span>
      </summary>
      <div className="max-w-[38.75rem] pb-8">
        <h3 className="title-26">{title}</h3>
        <p className="mt-3 text-reading whitespace-pre-wrap">{text}</p>
      </div>
    </details>
  );
}
