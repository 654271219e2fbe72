import dayjs, { type Dayjs } from 'dayjs';
import { formatCount, formatTime } from '../../../ui/format.ts';
import type { EventDate } from '../api/event-dates.ts';

interface DayCellProps {
  day: Dayjs;
  chosen: Dayjs;
  dates: readonly EventDate[];
  zone: string;
  onOpen: (date: EventDate) => void;
  onShowAll: () => void;
}

const maxShown = 4;

export function DayCell({ day, chosen, dates, zone, onOpen, onShowAll }: DayCellProps) {
  const isChosen = day.isSame(chosen, 'day');
  const isOther = !day.isSame(chosen, 'month');
  const tabIndex = isChosen ? 0 : -1;
  const shown = dates.slice(0, dates.length > maxShown ? maxShown - 1 : maxShown);
  const name = `${day.format('dddd D MMMM YYYY')}, ${dates.length === 0 ? 'no dates' : formatCount(dates.length, 'date')}`;
  return (
    <div
      role="group"
      tabIndex={tabIndex}
      data-day={day.format('YYYY-MM-DD')}
      aria-label={name}
      {...(day.isSame(dayjs(), 'day') && { 'aria-current': 'date' as const })}
      className={`day${isChosen ? ' chosen' : ''}${isOther ? ' other' : ''}`}
    >
      <span className="number">{day.date() === 1 ? day.format('D MMM') : day.date()}</span>
      {shown.map((date) => (
        <DateEntry key={`${date.eventId} ${date.knownAs}`} {...{ date, zone, tabIndex, onOpen }} />
      ))}
      {dates.length > shown.length && (
        <button type="button" tabIndex={tabIndex} onClick={onShowAll}>
          {`${dates.length - shown.length} more`}
        </button>
      )}
    </div>
  );
}

interface DateEntryProps {
  date: EventDate;
  zone: string;
  tabIndex?: number;
  onOpen: (date: EventDate) => void;
}

export function DateEntry({ date, zone, tabIndex, onOpen }: DateEntryProps) {
  const time = formatTime(new Date(date.startsAt), { zone });
  const changed = date.isCancelled ? 'cancelled' : date.isMoved ? 'moved' : '';
  const state = date.status === 'published' ? changed : date.status;
  const text = `${time} ${date.title}`;
  return (
    <button
      type="button"
      className={`entry ${state}`}
      tabIndex={tabIndex}
      title={state ? `${text} (${state})` : text}
      onClick={(event) => {
        event.stopPropagation();
        onOpen(date);
      }}
    >
      {date.isCancelled ? <del className="plain">{text}</del> : <span>{text}</span>}
      {state && <em>{` ${state}`}</em>}
    </button>
  );
}
