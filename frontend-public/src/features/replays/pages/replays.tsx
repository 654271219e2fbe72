import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef, useState, type RefObject } from 'react';
import { useSearchParams } from 'react-router-dom';
import { hasQueryFailed } from 'shell/failed-query';
import { useSession } from 'shell/session';
import { useIsOnline } from 'shell/use-is-online';
import { PlaceholderRows } from '../../content/components/placeholder-rows.tsx';
import { replayKinds, replaysQuery, type ReplayFilter, type ReplaySummary } from '../api/replays.ts';
import { FetchFailedMessage } from '../../../frame/fetch-failed.tsx';
import { getServerTime } from '../../../frame/server-time.ts';
import { ShowMoreButton } from '../../../frame/show-more.tsx';
import { FilterChips } from '../../../ui/chips.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { Select } from '../../../ui/select.tsx';
import { useDebouncedValue } from '../../../ui/use-debounced.ts';
import { MembersPageLayout } from '../../../frame/members-page.tsx';
import { OfflineReplays } from './offline-replays.tsx';
import { ReplayRow } from './replay-row.tsx';

const kindOptions = [
  { value: 'all', label: 'All' },
  { value: 'circles', label: 'Circles' },
  { value: 'workshops', label: 'Workshops' },
  { value: 'gatherings', label: 'Gatherings' },
] as const;

function yearOptions(): { value: string; label: string }[] {
  const year = getServerTime().getFullYear();
  return [
    { value: '', label: 'Any year' },
    { value: `${year}`, label: 'This year' },
    ...[year - 1, year - 2].map((before) => ({ value: `${before}`, label: `${before}` })),
  ];
}

export function ReplaysPage() {
  const { user } = useSession();
  const [search, setSearch] = useSearchParams();
  const [typed, setTyped] = useState('');
  const [years] = useState(yearOptions);
  const q = useDebouncedValue(typed.trim());
  const kind = replayKinds.find((one) => one === search.get('kind'));
  const year = years.find(({ value }) => value !== '' && value === search.get('year'))?.value ?? '';
  const choose = (name: string, value: string) =>
    setSearch((before) => {
      if (value) before.set(name, value);
      else before.delete(name);
      return before;
    });
  return (
    <MembersPageLayout
      title="Replays"
      room="replays"
      lead="Watch past circles and workshops. Only the teaching is recorded, not what members say."
    >
      <div>
        <search className="flex flex-wrap items-center justify-between gap-4 border-b-hair border-line pb-6">
          <FilterChips
            label="Which replays"
            options={kindOptions}
            value={kind ?? 'all'}
            onChange={(next) => choose('kind', next === 'all' ? '' : next)}
          />
          <div className="flex min-w-0 flex-wrap items-center gap-3 max-tablet:w-full">
            <div className="tablet:w-42 max-tablet:w-full">
              <Select
                label="Year"
                isLabelHidden
                options={years}
                value={year}
                onChange={(next) => choose('year', next)}
              />
            </div>
            <SearchField
              label="Search titles and transcripts"
              value={typed}
              onChange={setTyped}
              className="tablet:w-68!"
            />
          </div>
        </search>
        {user && <List userId={user.id} filter={{ kind, year: Number(year) || undefined, q: q || undefined }} />}
      </div>
    </MembersPageLayout>
  );
}

function List({ userId, filter }: { userId: string; filter: ReplayFilter }) {
  const list = useRef<HTMLUListElement>(null);
  const isOnline = useIsOnline();
  const asked = useInfiniteQuery(replaysQuery(userId, filter));
  const replays = asked.data?.pages.flatMap(({ items }) => items);
  const isFiltered = Boolean(filter.kind ?? filter.year ?? filter.q);
  return (
    <>
      <OfflineReplays isAway={!isOnline || hasQueryFailed(asked)} />
      {hasQueryFailed(asked) ? (
        <FetchFailedMessage what="the replays" query={asked} />
      ) : replays ? (
        <Rows replays={replays} isFiltered={isFiltered} list={list} />
      ) : (
        <PlaceholderRows what="the replays" />
      )}
      <div className="mt-5 flex justify-end">
        <ShowMoreButton query={asked} list={list} label="Show 20 more" />
      </div>
    </>
  );
}

interface RowsProps {
  replays: readonly ReplaySummary[];
  isFiltered: boolean;
  list: RefObject<HTMLUListElement | null>;
}

function Rows({ replays, isFiltered, list }: RowsProps) {
  const first = replays.find(({ locked, standing: progress }) => !locked && progress.lastPlayedAt && !progress.isDone);
  return (
    <>
      <p role="status" className="sr-only">
        {isFiltered ? `${replays.length} ${replays.length === 1 ? 'replay' : 'replays'}` : ''}
      </p>
      {replays.length === 0 && (
        <div className="pt-10">
          {isFiltered ? (
            <EmptyState title="No replays match.">Try other words, or another year.</EmptyState>
          ) : (
            <EmptyState title="No replays yet.">You find the next recorded circle here.</EmptyState>
          )}
        </div>
      )}
      <ul ref={list}>
        {replays.map((replay) => (
          <li key={replay.id} className="border-b border-rule py-7">
            <ReplayRow replay={replay} isGold={replay === first} />
          </li>
        ))}
      </ul>
    </>
  );
}
