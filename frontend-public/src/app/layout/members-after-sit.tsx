import { useSession } from 'shell/session';
import { EntryField } from '../../features/journal/components/entry-field.tsx';
import { MoonStrip } from '../../features/record/components/moon-strip.tsx';

/** A line for oneself, which goes to the journal, and the moon of this day. */
export function MembersAfterSit() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <div className="mt-7 grid items-start gap-x-16 gap-y-10 wide:grid-cols-2">
      <EntryField userId={user.id} about={{ source: 'free' }} label="A line for yourself" isOptional stored={null} />
      <MoonStrip userId={user.id} />
    </div>
  );
}
