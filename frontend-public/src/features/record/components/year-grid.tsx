import { useRef, useState, type KeyboardEvent } from 'react';
import { daysBetween, addDays, listLast52Weeks, type PracticeDay } from '../days.ts';
import { dayText } from '../texts.ts';

type YearGridProps = {
  days: ReadonlyMap<string, PracticeDay>;
  today: string;
  chosen: string;
  onChoose: (date: string) => void;
  rows: 1 | 4;
};

const step = 20;
const left = 56;
const top = 34;
const weekdays = ['Mon', '', 'Wed', '', 'Fri', '', 'Sun'];

export function PracticeYearGrid(props: YearGridProps) {
  const { today, chosen, rows } = props;
  const weeks = listLast52Weeks(today);
  const perRow = weeks.length / rows;
  const first = weeks[0]?.[0] ?? today;
  const [focused, setFocused] = useState(chosen);
  const grid = useRef<HTMLDivElement>(null);

  function move(event: KeyboardEvent): void {
    const by = { ArrowUp: -1, ArrowDown: 1, ArrowLeft: -7, ArrowRight: 7 }[event.key];
    const ends = { Home: first, End: today }[event.key];
    const wanted = by === undefined ? ends : addDays(focused, by);
    if (event.key === 'Enter' || event.key === ' ') props.onChoose(focused);
    else if (wanted === undefined) return;
    event.preventDefault();
    if (wanted === undefined || wanted < first || wanted > today) return;
    setFocused(wanted);
    grid.current?.querySelector<SVGElement>(`[data-date="${wanted}"]`)?.focus();
  }

  return (
    <div ref={grid} role="grid" aria-label="Practice on each day of the year" onKeyDown={move} className="grid gap-8">
      {Array.from({ length: rows }, (_, row) => (
        <WeekRow
          key={row}
          {...props}
          weeks={weeks.slice(row * perRow, (row + 1) * perRow)}
          focused={focused}
          onFocus={setFocused}
        />
      ))}
    </div>
  );
}

type WeekRowProps = YearGridProps & { weeks: string[][]; focused: string; onFocus: (date: string) => void };

function WeekRow({ weeks, days, today, chosen, onChoose, focused, onFocus }: WeekRowProps) {
  const width = left + weeks.length * step + 10;
  return (
    <svg viewBox={`0 0 ${width} ${top + 7 * step}`} className="block w-full overflow-visible" role="presentation">
      <g aria-hidden="true" fill="var(--muted)" fontSize="14">
        {weeks.map((week, index) => (
          <text key={week[0]} x={left + index * step - 6} y="12">
            {monthLabel(week, weeks[index - 1])}
          </text>
        ))}
        {weekdays.map((name, index) => (
          <text key={index} x="0" y={top + index * step + 5}>
            {name}
          </text>
        ))}
      </g>
      {weekdays.map((_, weekday) => (
        <g key={weekday} role="row">
          {weeks.map((week, index) => {
            const date = week[weekday];
            if (date === undefined) return null;
            return (
              <g
                key={date}
                role="gridcell"
                data-date={date}
                tabIndex={date === focused ? 0 : -1}
                aria-label={dayText(date, days.get(date))}
                aria-selected={date === chosen}
                onFocus={() => onFocus(date)}
                onClick={() => onChoose(date)}
                className="year-day"
                transform={`translate(${left + index * step} ${top + weekday * step})`}
              >
                <DayDot day={days.get(date)} isToday={date === today} isChosen={date === chosen} />
              </g>
            );
          })}
        </g>
      ))}
    </svg>
  );
}

type DayDotProps = { day: PracticeDay | undefined; isToday: boolean; isChosen: boolean };

function DayDot({ day, isToday, isChosen }: DayDotProps) {
  const radius = dotRadius(day);
  return (
    <>
      <rect x={-step / 2} y={-step / 2} width={step} height={step} fill="transparent" />
      {isToday && <circle r="12" fill="var(--gold)" fillOpacity="0.25" />}
      <circle
        r={isToday ? Math.max(6.2, radius) : radius}
        fill={isToday ? 'var(--gold)' : day ? 'var(--link)' : 'var(--control)'}
        stroke={isToday ? 'var(--mark)' : 'none'}
      />
      {isChosen && !isToday && <circle r="10" fill="none" stroke="var(--ink)" strokeWidth="1.5" />}
    </>
  );
}

function dotRadius(day: PracticeDay | undefined): number {
  if (!day) return 1.5;
  if (day.minutes <= 10) return 4.2;
  return day.minutes <= 30 ? 6.2 : 8.2;
}

function monthLabel(week: string[], before: string[] | undefined): string {
  const month = week[0]?.slice(0, 7);
  if (
    !week[0] ||
    month === before?.[0]?.slice(0, 7) ||
    (before === undefined && daysBetween(`${month}-01`, week[0]) > 20)
  )
    return '';
  return new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' }).format(new Date(week[0]));
}
