import { useQuery } from '@tanstack/react-query';
import { hasQueryFailed } from 'shell/failed-query';
import { mentoringQuery, type MentoringRequest, type Mentorship as Asked } from '../api/visionary.ts';
import { FetchFailedMessage } from '../../../frame/fetch-failed.tsx';
import { MemberRing } from '../../../ui/art/member-ring.tsx';
import { SkeletonLine } from '../../../ui/skeleton.tsx';
import { formatDay } from '../../../ui/times.ts';
import { MembersPageSection } from '../../../frame/members-page.tsx';
import { MentoringRequestForm } from './mentoring-request-form.tsx';
import { MentoringRequestStatus } from './mentoring-request-status.tsx';

export function Mentorship({ userId }: { userId: string }) {
  const asked = useQuery(mentoringQuery(userId));
  return (
    <MembersPageSection isLarge heading="Mentorship">
      <p className="max-w-120 pt-6 font-reading text-19 leading-text">
        A teacher with more experience who has time for you.
      </p>
      <div className="pt-6">
        {hasQueryFailed(asked) && <FetchFailedMessage what="the mentors" query={asked} />}
        {asked.isPending && !hasQueryFailed(asked) && <SkeletonLine height={320} />}
        {asked.data && <MentoringHour asked={asked.data} />}
      </div>
    </MembersPageSection>
  );
}

function MentoringHour({ asked: { mentors, request } }: { asked: Asked }) {
  if (request && isRequestOpen(request)) return <OpenRequest request={request} />;
  return (
    <>
      {request && <LastRequest request={request} />}
      {mentors.length === 0 ? (
        <p className="text-muted">There is no mentor at the moment.</p>
      ) : (
        <MentoringRequestForm mentors={mentors} />
      )}
    </>
  );
}

const isRequestOpen = ({ state, isOver }: MentoringRequest): boolean =>
  state === 'asked' || (state === 'agreed' && !isOver);

function OpenRequest({ request }: { request: MentoringRequest }) {
  const { mentorId, mentor, words } = request;
  return (
    <div className="grid gap-x-16 gap-y-8 wide:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <div className="min-w-0">
        <p className="flex items-center gap-4 border-y border-rule py-4">
          <MemberRing id={mentorId} size={48} />
          <span className="font-strong">{mentor}</span>
        </p>
        <h3 className="mt-6 text-15 font-strong">What you would like to bring</h3>
        <p className="mt-1 whitespace-pre-line wrap-anywhere">{words}</p>
      </div>
      <MentoringRequestStatus key={request.id} request={request} />
    </div>
  );
}

function LastRequest({ request: { state, mentor, startsAt, note } }: { request: MentoringRequest }) {
  const words =
    state === 'declined'
      ? `${mentor} cannot give you an hour this time.`
      : `Your last hour was on ${startsAt ? formatDay(startsAt) : ''}, with ${mentor}.`;
  return (
    <div className="mb-8 max-w-152 border-b border-rule pb-6">
      <p className="font-strong">{words}</p>
      {state === 'declined' && note && <p className="mt-1 whitespace-pre-line wrap-anywhere">{note}</p>}
    </div>
  );
}
