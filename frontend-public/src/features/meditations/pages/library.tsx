import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { hasQueryFailed } from 'shell/failed-query';
import { meditationsQuery } from '../../content/api/content.ts';
import { MeditationFilters } from '../../content/components/meditation-filters.tsx';
import { parseMeditationFilter, matchesFilter } from '../../content/meditation-filter.ts';
import { FetchFailedMessage } from '../../../frame/fetch-failed.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SkeletonPanel } from '../../../ui/skeleton.tsx';
import { MeditationCard } from './meditation-card.tsx';

export function MeditationLibrary() {
  const asked = useQuery(meditationsQuery());
  const [search, setSearch] = useSearchParams();
  const filter = parseMeditationFilter(search);
  const all = asked.data?.filter(({ isOpen }) => !isOpen);
  const shown = all?.filter((meditation) => matchesFilter(meditation, filter));

  function change(name: string, value: string): void {
    const next = new URLSearchParams(search);
    if (value === '') next.delete(name);
    else next.set(name, value);
    setSearch(next, { replace: true, preventScrollReset: true });
  }
  const clear = () => setSearch({}, { replace: true, preventScrollReset: true });

  return (
    <section aria-labelledby="library">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b-hair border-line pb-4">
        <h2 id="library" className="title-44">
          On-Demand Library
        </h2>
        <p role="status" className="text-plain whitespace-nowrap text-muted">
          {shown && `${shown.length} ${shown.length === 1 ? 'meditation' : 'meditations'}`}
        </p>
      </div>
      {hasQueryFailed(asked) && <FetchFailedMessage what="the meditations" query={asked} />}
      {asked.isPending && !hasQueryFailed(asked) && <MeditationsSkeleton />}
      {all?.length === 0 && <p className="pt-4 text-muted">No meditations yet.</p>}
      {all && all.length > 0 && (
        <MeditationFilters
          filter={filter}
          types={new Set(all.map(({ type }) => type))}
          onChange={change}
          onClear={clear}
        />
      )}
      {shown && shown.length > 0 && (
        <ul className="mt-9 grid grid-cols-1 gap-x-6 gap-y-12 tablet:grid-cols-2">
          {shown.map((meditation) => (
            <li key={meditation.id}>
              <MeditationCard meditation={meditation} />
            </li>
          ))}
        </ul>
      )}
      {all && all.length > 0 && shown?.length === 0 && (
        <div className="mt-9">
          <EmptyState title="Nothing matches." action={<Button onClick={clear}>Clear all</Button>} />
        </div>
      )}
    </section>
  );
}

function MeditationsSkeleton() {
  return (
    <div role="status" aria-label="Loading the meditations" className="mt-9 grid gap-6 tablet:grid-cols-2">
      {[1, 2, 3, 4].map((card) => (
        <SkeletonPanel key={card} height={212} />
      ))}
    </div>
  );
}
