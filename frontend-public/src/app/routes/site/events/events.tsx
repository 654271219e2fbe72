import { SkyBackground } from '../../../../ui/art/sky-stage.tsx';
import { moonPhase } from '../../../../ui/art/moon.ts';
import { useVisitorTime } from '../../../../frame/visitor-time.tsx';
import { PageMeta } from '../../../page-meta.tsx';
import { RecurringGatherings } from './rhythms.tsx';
import { UpcomingEvents } from './upcoming-events.tsx';

/** Local hour: 22.2 is 22:12. */
const skyHour = 22.2;

export function EventsPage() {
  const now = useVisitorTime();
  return (
    <>
      <PageMeta title="Events" description="Live circles each week, workshops each month, a gathering each quarter." />
      <div data-theme="dark" className="relative bg-page pb-24 tablet:pb-28">
        <header data-needs-app="" className="relative">
          <div className="absolute inset-x-0 top-0 h-[563px] tablet:h-[752px]">
            <SkyBackground hour={skyHour} moon={now ? moonPhase(now) : 0.35} isStill />
          </div>
          <div className="column relative flex h-[338px] items-end tablet:h-[496px]">
            <h1 className="baseline-bottom title-108 max-tablet:text-[13.4vw]!">
              Come and sit
              <br />
              with us.
            </h1>
          </div>
          <div className="column relative pt-16 tablet:pt-14">
            <p className="max-w-105 text-lead wide:max-w-140">
              Three rhythms, one room. Most meet online, so the room is wherever you are.
            </p>
          </div>
        </header>
        <RecurringGatherings />
      </div>
      <UpcomingEvents />
    </>
  );
}
