import { VisitorSky } from '../../../frame/visitor-sky.tsx';
import { useVisitorTime } from '../../../frame/visitor-time.tsx';
import { greetingText } from '../texts.ts';

export function GreetingStrip({ firstName }: { firstName: string }) {
  const now = useVisitorTime();
  return (
    <header className="under-sky relative h-[max(262px,12rem)] tablet:h-[300px]">
      <VisitorSky stage="strip" isStill />
      <div className="column relative flex h-[72%] items-end">
        <h1
          className={`baseline-bottom greeting font-display leading-display tracking-display ${firstName.length > 12 ? 'greeting-long' : ''}`}
        >
          {now ? greetingText(now.getHours(), firstName) : '\u00a0'}
        </h1>
      </div>
    </header>
  );
}
