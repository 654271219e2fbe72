import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { formatDay } from '../../../ui/times.ts';
import type { JournalEntry } from '../api/journal.ts';

const retentionMs = 14 * 86_400_000;

interface DeletedEntriesProps {
  entries: readonly JournalEntry[];
  onBringBack: (entry: JournalEntry) => void;
}

export function DeletedEntries({ entries, onBringBack }: DeletedEntriesProps) {
  if (entries.length === 0) return <EmptyState title="Nothing deleted." />;
  return (
    <section aria-labelledby="deleted">
      <h2 id="deleted" className="title-32 border-b-hair border-line pb-3">
        Deleted
      </h2>
      <ul>
        {entries.map((entry) => (
          <li
            key={entry.id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-rule py-5"
          >
            <div className="min-w-0 grow basis-80">
              <p className="line-clamp-2 text-reading wrap-anywhere">{entry.text}</p>
              <p className="mt-1 text-15 text-muted">
                <span>Written {formatDay(entry.writtenAt)}</span>
                {entry.deletedAt && (
                  <span>{`, deleted for good on ${formatDay(new Date(Date.parse(entry.deletedAt) + retentionMs).toISOString())}`}</span>
                )}
              </p>
            </div>
            <Button size="small" onClick={() => onBringBack(entry)}>
              Restore
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
