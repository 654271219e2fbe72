import { useQuery } from '@tanstack/react-query';
import { Moon } from '../../../ui/art/sky-stage.tsx';
import { moonPhase } from '../../../ui/art/moon.ts';
import { Button } from '../../../ui/button.tsx';
import { eventsQuery, type Event } from '../api/content.ts';
import { clockTime, longDay, ownPlace, zoneName } from '../times.ts';

interface NextEventProps {
  /** The institute's IANA zone, shown beside the member's own. */
  timeZone: string;
}

/** The next date that is open to this member, with the moon of its night. Nothing is shown where none is planned. */
export function NextEvent({ timeZone }: NextEventProps) {
  const { data = [] } = useQuery(eventsQuery('upcoming'));
  const next = data.find(({ locked }) => !locked);
  if (!next) return null;
  return (
    <section aria-labelledby="next-event" className="h-full rounded-card bg-[light-dark(#10142b,#1b2145)]">
      <div
        data-theme="dark"
        className="flex h-full flex-col justify-between gap-10 p-[min(2rem,10vw)] wide:min-h-[384px]"
      >
        <div className="flex items-start justify-between gap-6">
          <div>
            <p className="text-plain text-muted">Your next {next.category}</p>
            <h2 id="next-event" className="title-32 mt-1">
              {next.title}
            </h2>
            <p className="mt-2 text-plain text-muted">{longDay(next.startsAt)}</p>
          </div>
          <MoonOf moment={new Date(next.startsAt)} />
        </div>
        <div>
          <Times event={next} timeZone={timeZone} />
          {next.zoomLink && (
            <Button href={next.zoomLink} wide className="mt-6">
              Join Live
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}

function MoonOf({ moment }: { moment: Date }) {
  return (
    <svg viewBox="-102 -102 204 204" width="40" height="40" aria-hidden="true" focusable="false" className="shrink-0">
      <Moon phase={moonPhase(moment)} skyTop="#10142B" />
    </svg>
  );
}

/** The member's time first, the institute's under it, each with its zone in words. */
function Times({ event: { startsAt }, timeZone }: { event: Event; timeZone: string }) {
  return (
    <div className="grid grid-cols-[auto_1fr] items-baseline gap-x-4">
      <p className="title-26">{clockTime(startsAt)}</p>
      <p className="text-plain text-muted">your time, {ownPlace()}</p>
      <p className="title-26">{clockTime(startsAt, timeZone)}</p>
      <p className="text-plain text-muted">{zoneName(startsAt, timeZone)}, the institute</p>
    </div>
  );
}
