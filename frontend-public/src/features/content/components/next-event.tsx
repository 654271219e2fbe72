import { useQuery } from '@tanstack/react-query';
import { hasFailed } from 'shell/failed-query';
import { FetchFailed } from '../../../frame/fetch-failed.tsx';
import { Moon } from '../../../ui/art/sky-stage.tsx';
import { moonPhase } from '../../../ui/art/moon.ts';
import { Button } from '../../../ui/button.tsx';
import { eventsQuery } from '../api/content.ts';
import { When } from './when.tsx';

/** The next date that is open to this member, with the moon of its night. Nothing is shown where none is planned. */
export function NextEvent() {
  const asked = useQuery(eventsQuery('upcoming'));
  if (hasFailed(asked)) return <FetchFailed what="the next circle" query={asked} />;
  const next = asked.data?.find(({ locked }) => !locked);
  if (!next) return null;
  return (
    <section aria-labelledby="next-event" className="h-full rounded-card bg-[light-dark(#10142b,#1b2145)]">
      <div
        data-theme="dark"
        className="flex h-full flex-col justify-between gap-10 p-[min(2rem,10vw)] wide:min-h-[384px]"
      >
        <div className="flex flex-wrap items-start justify-between gap-6">
          <div>
            <p className="text-plain text-muted">Your next {next.category}</p>
            <h2 id="next-event" className="title-32 mt-1">
              {next.title}
            </h2>
          </div>
          <MoonOf moment={new Date(next.startsAt)} />
        </div>
        <div>
          <When event={next} />
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
