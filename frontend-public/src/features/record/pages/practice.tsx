import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { hasQueryFailed } from 'shell/failed-query';
import { useSession } from 'shell/session';
import { practiceRecordQuery, type PracticeRecord } from '../api/record.ts';
import { AfterMidnightNote } from '../components/after-midnight.tsx';
import { CurrentMoonCycle } from '../components/this-moon.tsx';
import { PracticeDayDetails } from '../components/day-of-practice.tsx';
import { PracticeYear } from '../components/year.tsx';
import { PracticeRecordActions } from '../components/record-actions.tsx';
import { toPracticeDate, listLast52Weeks } from '../days.ts';
import { FetchFailedMessage } from '../../../frame/fetch-failed.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SkeletonPanel } from '../../../ui/skeleton.tsx';
import { MembersPageLayout } from '../../../frame/members-page.tsx';
import { formatDay } from '../../../ui/times.ts';
import { brand } from '../../../frame/brand.ts';
import { certificatePath } from '../../lesson/paths.ts';
import { useCertificates } from '../../teachings/api/certificates.ts';

export function PracticePage() {
  const { user } = useSession();
  const today = toPracticeDate(new Date());
  const asked = useQuery({
    ...practiceRecordQuery(user?.id ?? '', Number(today.slice(0, 4))),
    enabled: user !== undefined,
  });
  return (
    <MembersPageLayout title="Your practice" isLow lead="Days you sat, learned or wrote. There is no streak to keep.">
      <AfterMidnightNote />
      {hasQueryFailed(asked) && <FetchFailedMessage what="your practice" query={asked} />}
      {asked.isPending && !hasQueryFailed(asked) && <SkeletonPanel height={280} />}
      {asked.data && user && <Practice record={asked.data} today={today} userId={user.id} />}
    </MembersPageLayout>
  );
}

function Practice({ record, today, userId }: { record: PracticeRecord; today: string; userId: string }) {
  const [chosen, setChosen] = useState(today);
  const first = listLast52Weeks(today)[0]?.[0] ?? today;
  const days = record.days.filter(({ day }) => day >= first);
  return (
    <>
      <CurrentMoonCycle record={record} today={today} />
      {record.days.length === 0 ? (
        <EmptyState
          title="Nothing yet. Sit for ten minutes?"
          action={<Button to="/members/sit?minutes=10">Sit for ten minutes</Button>}
        />
      ) : (
        <>
          <PracticeYear days={days} today={today} chosen={chosen} onChoose={setChosen} />
          <PracticeDayDetails date={chosen} userId={userId} />
        </>
      )}
      <Certificates />
      <PracticeRecordActions isKept={record.keepsRecord} />
    </>
  );
}

function Certificates() {
  const { data: certificates = [] } = useCertificates();
  if (certificates.length === 0) return null;
  return (
    <section aria-labelledby="certificates" className="chapter grid gap-x-6 gap-y-4 pt-7 wide:grid-cols-12">
      <h2 id="certificates" className="title-32 wide:col-span-4">
        {certificates.length === 1 ? 'Completed program' : 'Completed programs'}
      </h2>
      <ul className="wide:col-span-8">
        {certificates.map((certificate) => (
          <li
            key={certificate.programId}
            className="flex flex-wrap items-center justify-between gap-x-6 border-b border-rule py-2"
          >
            <p className="text-plain">
              {certificate.programTitle}
              <span className="block text-15 text-muted">
                Completed on {formatDay(certificate.completedAt, brand.timeZone)}
              </span>
            </p>
            <Link
              to={certificatePath(certificate)}
              className="inline-flex min-h-11 items-center text-15 text-link underline decoration-1 underline-offset-4 hover:decoration-2"
            >
              Certificate<span className="sr-only">: {certificate.programTitle}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
