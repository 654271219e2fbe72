import dayjs from 'dayjs';
import { Typography } from 'antd';
import type { EventDate } from '../api/event-dates.ts';
import { DateEntry } from './calendar-day.tsx';
import { formatUserTime } from './date-texts.ts';

interface AgendaProps {
  days: readonly string[];
  byDay: ReadonlyMap<string, readonly EventDate[]>;
  zone: string;
  onOpen: (date: EventDate) => void;
}

export function Agenda({ days, byDay, zone, onOpen }: AgendaProps) {
  const held = days.filter((day) => byDay.has(day));
  if (held.length === 0) return <Typography.Text>No dates in these days.</Typography.Text>;
  return (
    <ul className="agenda" aria-label="Dates by day">
      {held.map((day) => (
        <li key={day}>
          <strong>{dayjs(day).format('dddd D MMMM')}</strong>
          {byDay.get(day)?.map((date) => {
            const own = formatUserTime(date.startsAt, zone);
            return (
              <div key={`${date.eventId} ${date.knownAs}`}>
                <DateEntry date={date} zone={zone} onOpen={onOpen} />
                {own && <span className="below">{`${own} your time`}</span>}
              </div>
            );
          })}
        </li>
      ))}
    </ul>
  );
}
