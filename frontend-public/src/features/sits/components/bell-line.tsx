import { bellTimes, type SitClock } from '../sitting.ts';

const minuteMs = 60_000;

type BellLineProps = {
  sitting: SitClock;
  /** Milliseconds without pauses since the first bell, negative before the first bell. */
  sat: number;
  everyMin: number | undefined;
};

export function BellTimeline({ sitting: { lengthMs }, sat, everyMin }: BellLineProps) {
  const bells = bellTimes(lengthMs, everyMin);
  return (
    <div aria-hidden="true" className="bell-line" style={{ ['--share' as string]: Math.max(0, sat) / lengthMs }}>
      {bells.map((at) => (
        <span
          key={at}
          className="bell"
          data-rung={at <= sat || undefined}
          style={{ insetInlineStart: `${(100 * at) / lengthMs}%` }}
        >
          <span className="bell-minute">
            {Math.round(at / minuteMs)}
            {at === lengthMs ? ' min' : ''}
          </span>
        </span>
      ))}
    </div>
  );
}
