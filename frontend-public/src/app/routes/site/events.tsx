import { useQuery } from '@tanstack/react-query';
import { eventsQuery } from '../../../features/content/api/content.ts';
import { useVisitorTime } from '../../../shell/visitor-sky.tsx';
import { moonPhase } from '../../../ui/art/moon.ts';
import { SkyStage } from '../../../ui/art/sky-stage.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SkeletonPanel } from '../../../ui/skeleton.tsx';
import { PageMeta } from '../../page-meta.tsx';
import { MoonRow } from './moon-row.tsx';
import { UpcomingEvent } from './upcoming-event.tsx';

/** The evening hour of the picture. */
const evening = 22.2;
const day = 86_400_000;

const rhythms = [
  {
    name: 'Live Circles',
    words: 'Weekly. An hour of quiet and talk.',
    count: 52,
    countOnPhone: 26,
    apart: 7 * day,
    radius: 5,
    isLit: true,
  },
  {
    name: 'Workshops',
    words: 'Monthly. An afternoon on one thing, with time to try it.',
    count: 12,
    countOnPhone: 12,
    apart: 30.4 * day,
    radius: 17,
  },
  {
    name: 'Gatherings',
    words: 'Quarterly. A day together at each turning of the year.',
    count: 4,
    countOnPhone: 4,
    apart: 91.3 * day,
    radius: 46,
  },
];

export function EventsPage() {
  const now = useVisitorTime();
  return (
    <>
      <PageMeta title="Events" description="Live circles each week, workshops each month, a gathering each quarter." />
      <div data-theme="dark" className="relative bg-page pb-24 tablet:pb-28">
        <header className="relative">
          <div className="absolute inset-x-0 top-0 h-[563px] tablet:h-[752px]">
            <SkyStage hour={evening} moon={now ? moonPhase(now) : 0.35} isStill />
          </div>
          <div className="column relative flex h-[338px] items-end tablet:h-[496px]">
            <h1 className="stands title-108 max-tablet:text-[13.4vw]!">
              Come and sit
              <br />
              with us.
            </h1>
          </div>
          <div className="column relative pt-16 tablet:pt-14">
            <p className="max-w-[560px] text-lead">
              Three rhythms, one room. Most meet online, so the room is wherever you are.
            </p>
          </div>
        </header>
        {rhythms.map(({ name, words, countOnPhone, ...moons }) => (
          <section key={name} className="column rhythm relative">
            <h2 className="stands title-60 leading-none!">{name}</h2>
            <span className="rhythm-line" />
            <p className="rhythm-words text-plain text-muted">{words}</p>
            {now && <MoonRow from={now} {...moons} className="rhythm-moons-many" />}
            {now && <MoonRow from={now} {...moons} count={countOnPhone} className="rhythm-moons-few" />}
          </section>
        ))}
      </div>
      <Upcoming />
    </>
  );
}

function Upcoming() {
  const { data: events, isError, refetch } = useQuery(eventsQuery('upcoming'));
  const next = events?.toSorted((one, other) => one.startsAt.localeCompare(other.startsAt)).slice(0, 3);
  return (
    <section className="column pt-24 pb-28 tablet:pt-32 tablet:pb-36">
      <h2 className="title-44 mb-10">Upcoming</h2>
      {isError && (
        <EmptyState
          title="The next dates are not here yet."
          isFailure
          action={<Button onClick={() => void refetch()}>Try again</Button>}
        >
          They need the network.
        </EmptyState>
      )}
      {!next && !isError && <SkeletonPanel height={300} />}
      {next?.length === 0 && (
        <EmptyState title="The next dates are being set.">Join the list below, and we write when they are.</EmptyState>
      )}
      {next?.map((event, index) => (
        <UpcomingEvent key={event.id} event={event} isNext={index === 0} />
      ))}
    </section>
  );
}
