import { VisitorSky } from '../../../../frame/visitor-sky.tsx';
import { useVisitorTime } from '../../../../frame/visitor-time.tsx';
import { practiceDate } from '../../../../features/record/days.ts';
import { dateInWords } from '../../../../features/record/words.ts';

/** The day, standing on the line of the visitor's sky. It is the day before until 4 in the morning. */
export function TodayHead() {
  const now = useVisitorTime();
  const words = now && dateInWords(practiceDate(now));
  const weekday = words?.split(' ', 1)[0];
  return (
    <header className="under-sky relative h-[max(250px,12rem)] tablet:h-[390px]">
      <VisitorSky stage="strip" isStill />
      <div className="column relative flex h-[72%] flex-col justify-end">
        <p className="mb-3 text-lead">{weekday ?? '\u00a0'}</p>
        <h1 className="stands title-108 max-tablet:text-[min(14vw,60px)]!">
          {words && weekday ? words.slice(weekday.length + 1) : '\u00a0'}
        </h1>
      </div>
    </header>
  );
}
