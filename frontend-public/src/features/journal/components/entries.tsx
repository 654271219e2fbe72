import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { hasQueryFailed } from 'shell/failed-query';
import { getFailureMessage } from 'shell/failure-message';
import { showToast } from 'shell/toast';
import { FetchFailedMessage } from '../../../frame/fetch-failed.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { Select } from '../../../ui/select.tsx';
import { SkeletonLine } from '../../../ui/skeleton.tsx';
import { useDebouncedValue } from '../../../ui/use-debounced.ts';
import { deleteEntry, entriesQuery, restoreEntry } from '../api/entries.ts';
import type { JournalEntry } from '../api/journal.ts';
import { groupEntriesByMonth } from '../by-month.ts';
import { searchSummary } from '../search-summary.ts';
import { DeletedEntries } from './deleted-entries.tsx';
import { EntryRow } from './entry-row.tsx';

const sourceOptions = [
  { value: 'all', label: 'Everything' },
  { value: 'lesson', label: 'Lessons' },
  { value: 'reflection', label: 'Reflections' },
  { value: 'free', label: 'Written freely' },
] as const;

interface EntriesProps {
  module: string | undefined;
  onWrite: () => void;
  userId: string;
  isDeleted: boolean;
}

export function JournalEntries({ userId, isDeleted, module, onWrite }: EntriesProps) {
  const [typed, setTyped] = useState('');
  const [source, setSource] = useState<(typeof sourceOptions)[number]['value']>('all');
  const q = useDebouncedValue(typed.trim());
  const wanted = { q, source: source === 'all' ? undefined : source, isDeleted, module };
  const asked = useInfiniteQuery({ ...entriesQuery(userId, wanted), placeholderData: (before) => before });
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: ['journal', userId] });
  const entries = asked.data?.pages.flatMap(({ items }) => items);

  async function remove({ id }: JournalEntry): Promise<void> {
    try {
      await deleteEntry(id);
      showToast({ title: 'Deleted. You can restore it for 14 days.', tone: 'neutral' });
      await refresh();
    } catch (error) {
      showToast({ title: 'It was not deleted.', description: getFailureMessage(error), tone: 'destructive' });
    }
  }
  async function bringBack({ id }: JournalEntry): Promise<void> {
    try {
      await restoreEntry(id);
      await refresh();
    } catch (error) {
      showToast({ title: 'It was not restored.', description: getFailureMessage(error), tone: 'destructive' });
    }
  }

  if (hasQueryFailed(asked)) return <FetchFailedMessage what="your journal" query={asked} />;
  if (!entries) return <SkeletonLine height={240} />;
  if (isDeleted) return <DeletedEntries entries={entries} onBringBack={(entry) => void bringBack(entry)} />;
  const isNarrowed = q !== '' || source !== 'all' || module !== undefined;
  if (entries.length === 0 && !isNarrowed)
    return <EmptyState title="Nothing written yet." action={<Button onClick={onWrite}>Write now</Button>} />;
  const total = asked.data?.pages[0]?.total ?? 0;
  return (
    <>
      <search className="grid grid-cols-1 items-end gap-4 tablet:grid-cols-[minmax(0,1fr)_13rem]">
        <SearchField label="Search your entries" value={typed} onChange={setTyped} />
        <Select label="Which entries" isLabelHidden options={sourceOptions} value={source} onChange={setSource} />
      </search>
      <p role="status" className="mt-3 min-h-6 text-15 text-muted">
        {isNarrowed &&
          !asked.isPlaceholderData &&
          searchSummary({ count: entries.length, areMore: asked.hasNextPage, total, q })}
      </p>
      {groupEntriesByMonth(entries).map(({ name, entries: written }) => (
        <section key={name} aria-label={name} className="mt-8">
          <h2 className="title-32 border-b-hair border-line pb-3">{name}</h2>
          {written.map((entry) => (
            <EntryRow
              key={entry.id}
              entry={entry}
              userId={userId}
              q={q}
              onDelete={() => void remove(entry)}
              onEdited={() => void refresh()}
            />
          ))}
        </section>
      ))}
      {asked.hasNextPage && (
        <Button className="mt-8" busy={asked.isFetchingNextPage} onClick={() => void asked.fetchNextPage()}>
          Earlier
        </Button>
      )}
    </>
  );
}
