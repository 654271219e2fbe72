import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { hasFailed } from 'shell/failed-query';
import { useSession } from 'shell/session';
import { recordQuery, type PracticeRecord } from '../api/record.ts';
import { AfterMidnight } from '../components/after-midnight.tsx';
import { ThisMoon } from '../components/this-moon.tsx';
import { DayOfPractice } from '../components/day-of-practice.tsx';
import { Year } from '../components/year.tsx';
import { RecordActions } from '../components/record-actions.tsx';
import { practiceDate, weeksUntil } from '../days.ts';
import { FetchFailed } from '../../../frame/fetch-failed.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SkeletonPanel } from '../../../ui/skeleton.tsx';
import { MembersPage } from '../../../frame/members-page.tsx';
import { Certificates } from './certificates.tsx';

export function PracticePage() {
  const { user } = useSession();
  const today = practiceDate(new Date());
  const asked = useQuery({ ...recordQuery(user?.id ?? '', Number(today.slice(0, 4))), enabled: user !== undefined });
  return (
    <MembersPage title="Your practice" isLow lead="Days you sat, learned or wrote. There is no streak to keep.">
      <AfterMidnight />
      {hasFailed(asked) && <FetchFailed what="your practice" query={asked} />}
      {asked.isPending && !hasFailed(asked) && <SkeletonPanel height={280} />}
      {asked.data && user && <Practice record={asked.data} today={today} userId={user.id} />}
    </MembersPage>
  );
}

function Practice({ record, today, userId }: { record: PracticeRecord; today: string; userId: string }) {
  const [chosen, setChosen] = useState(today);
  const first = weeksUntil(today)[0]?.[0] ?? today;
  const days = record.days.filter(({ day }) => day >= first);
  return (
    <>
      <ThisMoon record={record} today={today} />
      {record.days.length === 0 ? (
        <EmptyState
          title="Nothing yet. Sit for ten minutes?"
          action={<Button to="/members/sit?minutes=10">Sit for ten minutes</Button>}
        />
      ) : (
        <>
          <Year days={days} today={today} chosen={chosen} onChoose={setChosen} />
          <DayOfPractice date={chosen} userId={userId} />
        </>
      )}
      <Certificates />
      <RecordActions isKept={record.keepsRecord} />
    </>
  );
}
