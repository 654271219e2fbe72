import { useInfiniteQuery } from '@tanstack/react-query';
import { hasQueryFailed } from 'shell/failed-query';
import { useState } from 'react';
import { FetchFailedMessage } from '../../../frame/fetch-failed.tsx';
import { ProseWithSounds } from '../../../frame/media/prose-with-sounds.tsx';
import { ProgressSunIcon } from '../../../ui/art/rise-mark.tsx';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/select.tsx';
import { SkeletonLine } from '../../../ui/skeleton.tsx';
import { earlierReflectionsQuery, type EarlierReflection } from '../api/reflections.ts';
import { monthsSince } from '../months.ts';

export function EarlierReflections({ userId, today }: { userId: string; today: string }) {
  const [chosen, setChosen] = useState<string>();
  const all = useInfiniteQuery(earlierReflectionsQuery(userId, undefined));
  const month = useInfiniteQuery({ ...earlierReflectionsQuery(userId, chosen), enabled: chosen !== undefined });
  const asked = chosen === undefined ? all : month;
  const days = asked.data?.pages.flatMap(({ items }) => items);
  const since = all.data?.pages[0]?.since;
  return (
    <section aria-labelledby="days-before">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4 border-b-hair border-line pb-4">
        <h2 id="days-before" className="title-44">
          Days before
        </h2>
        {since && <Months since={since} today={today} chosen={chosen} onChoose={setChosen} />}
      </div>
      {hasQueryFailed(asked) && <FetchFailedMessage what="the days before" query={asked} />}
      {!days && !hasQueryFailed(asked) && <SkeletonLine height={200} className="mt-5" />}
      {days?.length === 0 && (
        <p className="pt-4 text-plain text-muted">{since ? 'No pages in this month.' : 'This is the first page.'}</p>
      )}
      {days?.map((reflection) => (
        <EarlierDay key={`${reflection.date}-${reflection.id}`} reflection={reflection} />
      ))}
      {asked.hasNextPage && (
        <Button className="mt-7" busy={asked.isFetchingNextPage} onClick={() => void asked.fetchNextPage()}>
          Earlier days
        </Button>
      )}
    </section>
  );
}

interface MonthsProps {
  since: string;
  today: string;
  chosen: string | undefined;
  onChoose: (month: string | undefined) => void;
}

function Months({ since, today, chosen, onChoose }: MonthsProps) {
  const options = [
    { value: '', label: `All since ${formatDate(since, { day: 'numeric', month: 'long', year: 'numeric' })}` },
    ...monthsSince(since, today).map((month) => ({
      value: month,
      label: formatDate(month, { month: 'long', year: 'numeric' }),
    })),
  ];
  return (
    <div className="w-full tablet:w-70">
      <Select
        label="Which days"
        isLabelHidden
        options={options}
        value={chosen ?? ''}
        onChange={(month) => onChoose(month || undefined)}
      />
    </div>
  );
}

/** The date has no time, so UTC gives the right day. */
const formatDate = (date: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' }).format(new Date(date));

function EarlierDay({
  reflection: { id, date, title, question, textHtml, hasWritten },
}: {
  reflection: EarlierReflection;
}) {
  const inDay = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(new Date(date));
  return (
    <details className="border-b border-rule">
      <summary className="day-before">
        <span className="title-32">{inDay({ day: 'numeric' })}</span>
        <span className="text-15 text-muted">
          {inDay({ weekday: 'long' })}
          <span className="sr-only"> {inDay({ month: 'long', day: 'numeric' })}</span>
        </span>
        <span className="day-before-question">{question}</span>
        <span className="day-before-mark">
          {hasWritten && <ProgressSunIcon share={1} width={24} />}
          <span>{hasWritten ? 'You wrote' : 'Not written'}</span>
        </span>
      </summary>
      <div className="max-w-155 pb-8">
        <h3 className="title-26">{title}</h3>
        <ProseWithSounds html={textHtml} item={{ kind: 'reflections', id }} className="mt-3 text-reading" />
      </div>
    </details>
  );
}
