import { DropdownMenu } from 'radix-ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { showToast } from 'shell/toast';
import { formatDayOfMonth, formatReaderTime, formatWeekday } from '../../../ui/times.ts';
import type { JournalEntry, JournalEntrySource } from '../api/journal.ts';
import { splitAtMatches } from '../by-month.ts';
import { EntryField } from './entry-field.tsx';

interface EntryRowProps {
  entry: JournalEntry;
  userId: string;
  q: string;
  onDelete: () => void;
  onEdited: () => void;
}

const item =
  'flex min-h-11 cursor-pointer items-center rounded-small px-3 text-base outline-none data-highlighted:bg-band';

export function EntryRow({ entry, userId, q, onDelete, onEdited }: EntryRowProps) {
  const [isEditing, setEditing] = useState(false);
  const { writtenAt, text } = entry;
  return (
    <article className="journal-entry">
      <div>
        <p className="title-44 max-tablet:text-32!">{formatDayOfMonth(writtenAt)}</p>
        <p className="text-15 text-muted">{formatWeekday(writtenAt)}</p>
      </div>
      <div className="min-w-0">
        <p className="mb-1 text-15 text-muted">
          {formatReaderTime(writtenAt)}, <SourceLink entry={entry} />
        </p>
        {isEditing ? (
          <EntryField
            userId={userId}
            about={sourceLabel(entry)}
            label="Your entry"
            stored={entry}
            onDone={() => {
              setEditing(false);
              onEdited();
            }}
          />
        ) : (
          <p className="text-reading wrap-anywhere whitespace-pre-wrap">
            {splitAtMatches(text, q).map((part, index) =>
              index % 2 === 1 ? (
                <mark key={index} className="rounded-[3px] bg-[#c7baff] text-night-ink">
                  {part}
                </mark>
              ) : (
                part
              ),
            )}
          </p>
        )}
      </div>
      <DropdownMenu.Root modal={false}>
        <DropdownMenu.Trigger
          aria-label={`Entry of ${formatWeekday(writtenAt)} ${formatDayOfMonth(writtenAt)}: menu`}
          className="inline-flex size-11 cursor-pointer items-center justify-center rounded-control border-firm border-control hover:border-ink"
        >
          <svg width="18" height="4" viewBox="0 0 18 4" aria-hidden="true" focusable="false" fill="currentColor">
            <circle cx="2" cy="2" r="1.5" />
            <circle cx="9" cy="2" r="1.5" />
            <circle cx="16" cy="2" r="1.5" />
          </svg>
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal>
          <DropdownMenu.Content
            align="end"
            sideOffset={6}
            className="fades-in z-40 min-w-44 rounded-control border border-rule bg-raised p-2 text-ink shadow-panel"
          >
            <DropdownMenu.Item className={item} onSelect={() => setEditing(true)}>
              Edit
            </DropdownMenu.Item>
            <DropdownMenu.Item className={item} onSelect={() => void copy(text)}>
              Copy
            </DropdownMenu.Item>
            <DropdownMenu.Item className={item} onSelect={onDelete}>
              Delete
            </DropdownMenu.Item>
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
    </article>
  );
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ title: 'Copied', tone: 'neutral' });
  } catch {
    showToast({ title: 'It was not copied.', description: 'Your browser did not allow it.', tone: 'destructive' });
  }
}

const sources = {
  // The lesson page takes the module from the lesson, so the path needs no real module.
  lesson: { name: 'Lesson', path: (id: string) => `/members/modules/lesson/${id}` },
  reflection: { name: 'Reflection', path: () => '/members/today' },
};

function SourceLink({ entry: { source, sourceId, sourceTitle } }: { entry: JournalEntry }) {
  if (source === 'free' || sourceId === null) return 'written freely';
  const { name, path } = sources[source];
  if (sourceTitle === null) return name;
  return (
    <Link to={path(sourceId)} className="text-link underline decoration-1 underline-offset-4 hover:decoration-2">
      {name}: {sourceTitle}
    </Link>
  );
}

const sourceLabel = ({ source, sourceId }: JournalEntry): JournalEntrySource =>
  source === 'free' || sourceId === null ? { source: 'free' } : { source, sourceId };
