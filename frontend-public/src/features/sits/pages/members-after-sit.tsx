import { useSession } from 'shell/session';
import { useQuery } from '@tanstack/react-query';
import { EntryField } from '../../journal/components/entry-field.tsx';
import { practiceRecordQuery } from '../../record/api/record.ts';
import { computeMoonCycle, toPracticeDate } from '../../record/days.ts';
import { MoonCycleDays } from '../../record/components/moon-days.tsx';

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

function MoonStrip({ userId }: { userId: string }) {
  const today = toPracticeDate(new Date());
  const { data: record } = useQuery(practiceRecordQuery(userId, Number(today.slice(0, 4))));
  if (!record) return null;
  const { from, to, lit } = computeMoonCycle(record, today);
  return (
    <section aria-labelledby="this-moon">
      <div className="mb-3 flex items-baseline justify-between gap-x-6">
        <h2 id="this-moon" className="title-26">
          This moon
        </h2>
        {lit.has(today) && <p className="text-15 text-muted">Today is recorded</p>}
      </div>
      <MoonCycleDays from={from} to={to} today={today} lit={lit} />
    </section>
  );
}
