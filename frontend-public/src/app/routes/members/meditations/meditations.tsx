import { eventsQuery } from '../../../../features/content/api/content.ts';
import { circlesIn, type Circle } from '../../../../features/content/circles.ts';
import { ContentRow } from '../../../../features/content/components/content-row.tsx';
import { Rows } from '../../../../features/content/components/rows.tsx';
import { TaughtBy } from '../../../../features/content/components/taught-by.tsx';
import { TextLink } from '../../../../features/content/components/text-link.tsx';
import { useHours } from '../../../../frame/reader-hours.ts';
import { day, placeOf } from '../../../../ui/times.ts';
import { tierName } from 'shell/tier';
import { brand } from '../../../brand.ts';
import { Chapter, MembersPage } from '../members-page.tsx';
import { KeptMeditations } from './kept-meditations.tsx';
import { Library } from './library.tsx';
import { OpenMeditations } from './open-meditations.tsx';
import { SilentSitWay } from './silent-sit-way.tsx';

export function MeditationsPage() {
  return (
    <MembersPage
      title="Meditations and Circles"
      room="meditations"
      lead="Sit alone when you like, and together at the hours of the circles."
    >
      <KeptMeditations />
      <Chapter heading="Live Circles">
        <LiveCircles />
      </Chapter>
      <OpenMeditations />
      <Library />
      <SilentSitWay />
    </MembersPage>
  );
}

function LiveCircles() {
  return (
    <Rows
      query={{ ...eventsQuery('upcoming'), select: (events) => circlesIn(events, brand.timeZone) }}
      what="the circles"
      empty={<p className="pt-4 text-muted">No dates yet.</p>}
    >
      {(circle) => <CircleRow {...circle} />}
    </Rows>
  );
}

function CircleRow({ next, rhythm }: Circle) {
  const { title, startsAt, people, visibilityTier, locked, zoomLink } = next;
  const hour = useHours();
  const openTo = visibilityTier === 'seeker' ? 'All Members' : `${tierName(visibilityTier)}+`;
  return (
    <ContentRow
      title={title}
      facts={
        <>
          <p>{[rhythm, !locked && openTo].filter(Boolean).join(', ')}</p>
          <p>
            Next on {day(startsAt)}, {hour(startsAt)} your time, {placeOf()}
          </p>
          <TaughtBy people={people} />
        </>
      }
      tier={visibilityTier}
      isLocked={locked}
      action={zoomLink ? <TextLink to={zoomLink} label="Join Live" about={title} isFile /> : undefined}
    />
  );
}
