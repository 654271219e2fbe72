import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { hasQueryFailed } from 'shell/failed-query';
import { useSession } from 'shell/session';
import { isTierAtLeast } from 'shell/tier';
import { JournalField } from '../../journal/components/journal-field.tsx';
import { todaysReflectionQuery, type Reflection } from '../api/reflections.ts';
import { EarlierReflections } from '../components/earlier-reflections.tsx';
import { AfterMidnightNote } from '../../record/components/after-midnight.tsx';
import { ShareButton } from '../../share/components/share-button.tsx';
import { usePracticeDate } from '../../record/use-practice-date.ts';
import { toPracticeDate } from '../../record/days.ts';
import { ReflectionText } from '../components/reflection-text.tsx';
import { FetchFailedMessage } from '../../../frame/fetch-failed.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SkeletonLine } from '../../../ui/skeleton.tsx';
import { brand } from '../../../frame/brand.ts';
import { ReflectionAudio } from '../components/reflection-audio.tsx';
import { TodayAside } from './today-aside.tsx';
import { VisitorSky } from '../../../frame/visitor-sky.tsx';
import { useVisitorTime } from '../../../frame/visitor-time.tsx';
import { dateText } from '../../record/texts.ts';
import { SectionErrorBoundary } from '../../../ui/section-error-boundary.tsx';

export function TodayPage() {
  const { user } = useSession();
  return (
    <>
      <title>{`Today · ${brand.name}`}</title>
      <TodayHead />
      {user && <Today userId={user.id} />}
    </>
  );
}

function Today({ userId }: { userId: string }) {
  const today = usePracticeDate();
  const asked = useQuery(todaysReflectionQuery(userId, today));
  const { tier, isTierKnown } = useSession();
  const reflection = asked.data;
  return (
    <>
      <div className="column grid grid-cols-1 gap-x-12 gap-y-12 pt-8 pb-20 wide:grid-cols-[minmax(0,1fr)_22.25rem]">
        <div>
          <AfterMidnightNote />
          {hasQueryFailed(asked) && <FetchFailedMessage what="today’s page" query={asked} />}
          {asked.isPending && !hasQueryFailed(asked) && <SkeletonLine height={260} />}
          {reflection && <ReflectionText reflection={reflection} />}
          {reflection && (
            <SectionErrorBoundary key={reflection.id}>
              <div className="mt-7 flex flex-wrap items-center gap-x-8 gap-y-3">
                <ReflectionAudio reflection={reflection} />
                <SendReflection reflection={reflection} />
              </div>
            </SectionErrorBoundary>
          )}
          {reflection === null && <EmptyState title="No reflection today. Yesterday’s question still applies." />}
        </div>
        <SectionErrorBoundary>
          <TodayAside />
        </SectionErrorBoundary>
      </div>
      {reflection && (
        <SectionErrorBoundary key={reflection.id}>
          <Question reflection={reflection} />
        </SectionErrorBoundary>
      )}
      <div className="column pt-20 pb-36">
        {isTierAtLeast(tier, 'seeker') ? (
          <SectionErrorBoundary>
            <EarlierReflections userId={userId} today={today} />
          </SectionErrorBoundary>
        ) : (
          isTierKnown && (
            <p className="max-w-144 text-plain text-muted">
              Members also read the pages of the days before.{' '}
              <Button variant="quiet" to="/membership">
                See membership
              </Button>
            </p>
          )
        )}
      </div>
    </>
  );
}

/** Only members can open the page of the reflection, so the text is shared instead of a link. */
function SendReflection({ reflection: { title, textPlain, question } }: { reflection: Reflection }) {
  const whole = [title, textPlain, question].join('\n\n');
  return <ShareButton title={title} text={whole} copiedText={whole} label="Send to a friend" />;
}

function Question({ reflection: { id, question } }: { reflection: Reflection }) {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== '#question') return;
    const heading = document.getElementById('question');
    heading?.scrollIntoView({ block: 'center' });
    heading?.focus({ preventScroll: true });
  }, [hash]);
  return (
    <section aria-labelledby="question" className="bg-band">
      <div className="column grid grid-cols-1 gap-x-12 gap-y-8 py-20 wide:grid-cols-[minmax(0,1fr)_28.25rem]">
        <div>
          <p className="text-15 font-strong text-muted">The question</p>
          <h2 id="question" tabIndex={-1} className="title-60 mt-2 max-w-[14em] italic">
            {question}
          </h2>
        </div>
        <div>
          <JournalField about={{ source: 'reflection', sourceId: id }} label="Your journal" />
          <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
            <Button variant="gold" size="large" to="/members/sit?minutes=10">
              Sit with it, 10 minutes
            </Button>
            <Button variant="quiet" to="/members/journal">
              Your journal
            </Button>
          </div>
        </div>
      </div>
    </section>
  );
}

/** Before 4 AM, the practice date is the previous day. */
function TodayHead() {
  const now = useVisitorTime();
  const words = now && dateText(toPracticeDate(now));
  const weekday = words?.split(' ', 1)[0];
  return (
    <header className="under-sky relative h-[max(250px,12rem)] tablet:h-[390px]">
      <VisitorSky stage="strip" isStill />
      <div className="column relative flex h-[72%] flex-col justify-end">
        <p className="mb-3 text-lead">{weekday ?? '\u00a0'}</p>
        <h1 className="baseline-bottom title-108 max-tablet:text-[min(14vw,60px)]!">
          {words && weekday ? words.slice(weekday.length + 1) : '\u00a0'}
        </h1>
      </div>
    </header>
  );
}
