import { useQuery } from '@tanstack/react-query';
import { LoadState } from '../../../frame/load-state.tsx';
import { formatReaderTime } from '../../../ui/times.ts';
import { practiceDayQuery, type DayRecord } from '../api/record.ts';
import { dateText, activityText, activityTitleText } from '../texts.ts';

export function PracticeDayDetails({ date, userId }: { date: string; userId: string }) {
  const asked = useQuery({ ...practiceDayQuery(userId, date), staleTime: 0 });
  return (
    <section aria-labelledby="chosen-day" className="chapter grid gap-x-6 gap-y-4 pt-7 wide:grid-cols-12">
      <div className="wide:col-span-4">
        <h2 id="chosen-day" className="title-32" aria-live="polite">
          {dateText(date)}
        </h2>
        <p className="mt-1 text-15 text-muted">Choose a day in the year to see it here.</p>
      </div>
      <div className="wide:col-span-8">
        {asked.data ? (
          <ActivityList {...asked.data} />
        ) : (
          <LoadState query={asked} what="this day" lines={[{ height: 46 }]} />
        )}
      </div>
    </section>
  );
}

function ActivityList({ items }: Pick<DayRecord, 'items'>) {
  if (items.length === 0) return <p className="py-3 text-plain text-muted">Nothing recorded.</p>;
  return (
    <ol>
      {items.map((item) => (
        <li
          key={`${item.at} ${item.kind}`}
          className="grid grid-cols-[6rem_minmax(0,1fr)] gap-x-4 border-b border-rule py-3 text-plain tablet:grid-cols-[6rem_minmax(0,1fr)_auto]"
        >
          <span className="text-15 text-muted tabular-nums">{formatReaderTime(item.at)}</span>
          <span className="wrap-anywhere">{activityTitleText(item)}</span>
          <span className="text-15 text-muted max-tablet:col-start-2">{activityText(item)}</span>
        </li>
      ))}
    </ol>
  );
}
