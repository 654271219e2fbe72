import { useQuery, useQueryClient, queryOptions } from '@tanstack/react-query';
import { isPreviewPage } from 'shell/preview';
import { useSession } from 'shell/session';
import { readApiResponse, createApiForUser } from 'shell/api';
import { LoadState } from '../../../frame/load-state.tsx';
import type { JournalEntrySource } from '../api/journal.ts';
import { EntryField } from './entry-field.tsx';
import { sendJournalDrafts } from '../drafts.ts';
import { SectionErrorBoundary } from '../../../ui/section-error-boundary.tsx';

const entryQuery = (userId: string, about: Extract<JournalEntrySource, { sourceId: string }>) =>
  queryOptions({
    queryKey: ['journal', userId, about],
    queryFn: async ({ client, queryKey }) => {
      await sendJournalDrafts(userId, () => void client.invalidateQueries({ queryKey }));
      const { items } = await readApiResponse(
        createApiForUser(userId).GET('/api/journal', { params: { query: about } }),
      );
      return items[0] ?? null;
    },
    // The open field may have newer text than the server.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    gcTime: 0,
  });

interface JournalFieldProps {
  about: Extract<JournalEntrySource, { sourceId: string }>;
  label: string;
}

export function JournalField({ about, label }: JournalFieldProps) {
  const { user } = useSession();
  if (isPreviewPage) return <p className="text-muted">A preview has no journal.</p>;
  return (
    user && (
      <SectionErrorBoundary>
        <LoadedField userId={user.id} about={about} label={label} />
      </SectionErrorBoundary>
    )
  );
}

function LoadedField({ userId, about, label }: JournalFieldProps & { userId: string }) {
  const client = useQueryClient();
  const asked = entryQuery(userId, about);
  const query = useQuery(asked);
  if (query.data === undefined)
    return <LoadState query={query} what="your entry" lines={[{ width: 120, height: 16 }, { height: 156 }]} />;
  return (
    <EntryField
      key={about.sourceId}
      userId={userId}
      about={about}
      label={label}
      stored={query.data}
      onSaved={(entry) => client.setQueryData(asked.queryKey, entry)}
    />
  );
}
