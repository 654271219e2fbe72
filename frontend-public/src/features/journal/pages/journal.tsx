import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSession } from 'shell/session';
import { moduleQuery } from '../../content/api/content.ts';
import { JournalEntries } from '../components/entries.tsx';
import { EntryField } from '../components/entry-field.tsx';
import { JournalStorageUsage } from '../components/journal-size.tsx';
import { ExportJournal } from '../components/export-journal.tsx';
import { Button } from '../../../ui/button.tsx';
import { MembersPageLayout } from '../../../frame/members-page.tsx';
import { SectionErrorBoundary } from '../../../ui/section-error-boundary.tsx';

export function JournalPage() {
  const { user } = useSession();
  return (
    <MembersPageLayout
      title="Journal"
      isLow
      drawing={<PagesDrawing />}
      lead="What you wrote with reflections, lessons and sits. Only you can read it."
    >
      {user && <Journal userId={user.id} />}
    </MembersPageLayout>
  );
}

function Journal({ userId }: { userId: string }) {
  const [isDeleted, setDeleted] = useState(false);
  const [search, setSearch] = useSearchParams();
  const module = search.get('module') ?? undefined;
  const field = useRef<HTMLDivElement>(null);
  return (
    <div className="grid grid-cols-1 items-start gap-x-12 gap-y-9 wide:grid-rows-[auto_1fr] wide:grid-cols-[minmax(0,1fr)_20.75rem]">
      <div ref={field} className="wide:col-start-2">
        <SectionErrorBoundary>
          <NewEntry userId={userId} />
        </SectionErrorBoundary>
      </div>
      <div className="min-w-0 wide:col-start-1 wide:row-span-2 wide:row-start-1">
        {module && <ModuleFilter module={module} onEnd={() => setSearch({}, { replace: true })} />}
        <SectionErrorBoundary key={`${isDeleted} ${module}`}>
          <JournalEntries
            userId={userId}
            isDeleted={isDeleted}
            module={module}
            onWrite={() => field.current?.querySelector('textarea')?.focus()}
          />
        </SectionErrorBoundary>
      </div>
      <div className="wide:col-start-2">
        <JournalStorageUsage userId={userId} />
        <SectionErrorBoundary>
          <ExportJournal />
        </SectionErrorBoundary>
        <p className="mt-5 text-15 text-muted">You can restore deleted entries for 14 days.</p>
        <Button variant="quiet" aria-pressed={isDeleted} onClick={() => setDeleted(!isDeleted)}>
          {isDeleted ? 'Back to the journal' : 'Deleted'}
        </Button>
      </div>
    </div>
  );
}

function ModuleFilter({ module, onEnd }: { module: string; onEnd: () => void }) {
  const { data } = useQuery(moduleQuery(module));
  return (
    <p className="mb-5 flex flex-wrap items-center gap-x-5 text-plain">
      Your notes in {data?.title ?? 'this module'}
      <Button variant="quiet" onClick={onEnd}>
        Show all entries
      </Button>
    </p>
  );
}

function NewEntry({ userId }: { userId: string }) {
  const [turn, setTurn] = useState(0);
  const client = useQueryClient();
  async function begin(): Promise<void> {
    setTurn(turn + 1);
    await client.invalidateQueries({ queryKey: ['journal', userId] });
  }
  return (
    <section aria-label="Write now" className="rounded-card bg-band p-7">
      <EntryField
        key={turn}
        userId={userId}
        about={{ source: 'free' }}
        label="Write now"
        placeholder={'Write anything.'}
        stored={null}
        onDone={() => void begin()}
      />
      <p className="mt-2 text-15 text-muted">Saved as you type, even offline.</p>
    </section>
  );
}

function PagesDrawing() {
  return (
    <svg viewBox="0 0 256 97" width="256" focusable="false" stroke="currentColor" strokeWidth="1.5">
      <path d={[96, 92, 88, 84, 80, 76].map((height, index) => `M${1 + index * 14} 97v-${height}`).join('')} />
      <path d="M83 97a66 66 0 0 1 132 0" fill="none" />
      <path d="M95 97a54 54 0 0 1 108 0z" fill="#F2B640" stroke="none" />
    </svg>
  );
}
