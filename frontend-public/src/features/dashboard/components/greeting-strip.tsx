import { useVisitorTime, VisitorSky } from '../../../shell/visitor-sky.tsx';
import { greeting } from '../greeting.ts';

/** A strip of the hour's sky with the greeting standing on its line. */
export function GreetingStrip({ firstName }: { firstName: string }) {
  const now = useVisitorTime();
  return (
    <header className="under-sky relative h-[262px] tablet:h-[300px]">
      <VisitorSky stage="strip" isStill />
      <div className="column relative flex h-[72%] items-end">
        <h1 className="stands max-w-[6.5em] font-display text-[2.6875rem] leading-[0.95] tracking-[-0.03em] [text-wrap:wrap] tablet:max-w-none tablet:text-[4rem]">
          {now ? greeting(now.getHours(), firstName) : '\u00a0'}
        </h1>
      </div>
    </header>
  );
}
