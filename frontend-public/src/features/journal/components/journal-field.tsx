import { useQuery } from '@tanstack/react-query';
import { useSession } from 'shell/session';
import { LoadState } from '../../../frame/load-state.tsx';
import { entryQuery, type Source } from '../api/journal.ts';
import { EntryField } from './entry-field.tsx';

interface JournalFieldProps {
  about: Extract<Source, { sourceId: string }>;
  /** What is written here: "Your reflection". */
  label: string;
}

/** A private field about one thing: what is typed is saved by itself, and only its writer reads it. */
export function JournalField({ about, label }: JournalFieldProps) {
  const { user } = useSession();
  const query = useQuery(entryQuery(about));
  if (query.data === undefined || !user)
    return <LoadState query={query} what="your words" lines={[{ width: 120, height: 16 }, { height: 156 }]} />;
  return <EntryField key={about.sourceId} userId={user.id} about={about} label={label} stored={query.data} />;
}
