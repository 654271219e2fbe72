import { eventsQuery, meditationsQuery } from '../../../features/content/api/content.ts';
import { circlesIn, type Circle } from '../../../features/content/circles.ts';
import { ContentRow } from '../../../features/content/components/content-row.tsx';
import { Rows } from '../../../features/content/components/rows.tsx';
import { TextLink } from '../../../features/content/components/text-link.tsx';
import { clockTime, longDay, minutes, ownPlace } from '../../../features/content/times.ts';
import { MEDITATION_KINDS } from '../../../features/content/words.ts';
import { tierName } from '../../../ui/tier.ts';
import { brand } from '../../brand.ts';
import { Chapter, MembersPage } from './members-page.tsx';

export function MeditationsPage() {
  return (
    <MembersPage
      title="Meditations and Circles"
      room="meditations"
      lead="Sit alone when you like, and together at the hours of the circles."
    >
      <Chapter heading="Live Circles">
        <LiveCircles />
      </Chapter>
      <Chapter heading="On-Demand Library">
        <Rows
          query={meditationsQuery()}
          what="the meditations"
          empty={<p className="pt-4 text-muted">The first meditations are being recorded.</p>}
        >
          {({ title, type, durationSec, visibilityTier, locked }) => (
            <ContentRow
              title={title}
              facts={`${minutes(durationSec)}, ${MEDITATION_KINDS[type]}`}
              tier={visibilityTier}
              isLocked={locked}
            />
          )}
        </Rows>
      </Chapter>
    </MembersPage>
  );
}

function LiveCircles() {
  return (
    <Rows
      query={{ ...eventsQuery('upcoming'), select: (events) => circlesIn(events, brand.timeZone) }}
      what="the circles"
      empty={<p className="pt-4 text-muted">The next dates are being set.</p>}
    >
      {(circle) => <CircleRow {...circle} />}
    </Rows>
  );
}

function CircleRow({ next, rhythm }: Circle) {
  const { title, startsAt, visibilityTier, locked, zoomLink } = next;
  const openTo = visibilityTier === 'seeker' ? 'All Members' : `${tierName(visibilityTier)}+`;
  return (
    <ContentRow
      title={title}
      facts={
        <>
          <p>{[rhythm, !locked && openTo].filter(Boolean).join(', ')}</p>
          <p>
            Next on {longDay(startsAt)}, {clockTime(startsAt)} your time, {ownPlace()}
          </p>
        </>
      }
      tier={visibilityTier}
      isLocked={locked}
      action={zoomLink ? <TextLink to={zoomLink} label="Join Live" about={title} isFile /> : undefined}
    />
  );
}
