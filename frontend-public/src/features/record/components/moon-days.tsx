import { daysBetween, addDays } from '../days.ts';

type MoonDaysProps = {
  from: string;
  to: string;
  today: string;
  lit: ReadonlySet<string>;
  isSmall?: boolean;
};

const width = 1120;
const height = 236;
const radius = 13;

export function MoonCycleDays({ from, to, today, lit, isSmall = false }: MoonDaysProps) {
  const count = Math.max(2, daysBetween(from, to) + 1);
  const days = Array.from({ length: count }, (_, index) => {
    const share = index / (count - 1);
    const x = 20 + share * (width - 40);
    return { date: addDays(from, index), x, y: height - 24 - Math.sin(Math.PI * share) * (height - 54) };
  });
  return (
    <svg
      viewBox={`0 -10 ${width} ${height + 12}`}
      aria-hidden="true"
      focusable="false"
      className="block w-full border-b-hair border-line"
    >
      {days.map(({ date, x, y }) => (
        <MoonDay key={date} x={x} y={y} state={dayState(date, today, lit)} isSmall={isSmall} />
      ))}
    </svg>
  );
}

type DayState = 'today' | 'lit' | 'unlit' | 'to-come';

function dayState(date: string, today: string, lit: ReadonlySet<string>): DayState {
  if (date === today) return 'today';
  if (date > today) return 'to-come';
  return lit.has(date) ? 'lit' : 'unlit';
}

function MoonDay({ x, y, state, isSmall }: { x: number; y: number; state: DayState; isSmall: boolean }) {
  if (state === 'today')
    return (
      <>
        <circle cx={x} cy={y} r="29" fill="var(--gold)" fillOpacity="0.25" />
        <circle cx={x} cy={y} r="18" fill="var(--gold)" stroke="var(--mark)" strokeWidth="1.25" />
      </>
    );
  if (state === 'lit') return <circle cx={x} cy={y} r={radius} fill="var(--ink)" />;
  if (state === 'to-come' && isSmall) return <circle cx={x} cy={y} r="3.5" fill="var(--control)" />;
  return (
    <circle
      cx={x}
      cy={y}
      r={radius - 1}
      fill="none"
      stroke="var(--control)"
      strokeWidth={isSmall ? 3 : 1.5}
      strokeLinecap="round"
      strokeDasharray={state === 'to-come' ? '0.1 4.4' : undefined}
    />
  );
}
