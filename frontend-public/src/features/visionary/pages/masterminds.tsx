import { useQuery } from '@tanstack/react-query';
import { hasQueryFailed } from 'shell/failed-query';
import { mastermindsQuery } from '../../circles/api/circles.ts';
import { computeCircleStep } from '../../circles/circle-step.ts';
import { useCircleTime } from '../../circles/use-circle-time.ts';
import { FetchFailedMessage } from '../../../frame/fetch-failed.tsx';
import { SkeletonLine } from '../../../ui/skeleton.tsx';
import { MembersPageSection } from '../../../frame/members-page.tsx';
import { MastermindDate } from './mastermind-date.tsx';

export function Masterminds({ userId }: { userId: string }) {
  const asked = useQuery(mastermindsQuery(userId));
  const dates = asked.data ?? [];
  const now = useCircleTime(dates);
  const ahead = dates.filter((date) => computeCircleStep(date, now) !== 'ended');
  const next = ahead.find(({ isCancelled }) => !isCancelled);
  return (
    <MembersPageSection isLarge heading="Quarterly Mastermind" aside="Four times a year, a day of thinking together.">
      <div className="pt-8">
        {hasQueryFailed(asked) && <FetchFailedMessage what="the dates" query={asked} />}
        {asked.isPending && !hasQueryFailed(asked) && <SkeletonLine height={320} />}
        {asked.data && ahead.length === 0 && <p className="text-muted">The next dates will be announced.</p>}
        {ahead.length > 0 && (
          <ul className="grid grid-cols-1 gap-x-6 gap-y-12 tablet:grid-cols-2 wide:grid-cols-4">
            {ahead.map((date) => (
              <li key={`${date.eventId} ${date.startsAt}`}>
                <MastermindDate date={date} step={computeCircleStep(date, now)} isNext={date === next} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </MembersPageSection>
  );
}
