import { Progress } from 'antd';
import { TierLabel } from '../../../ui/art/tier-mark.tsx';
import type { Column } from '../../../ui/data-table.tsx';
import { capitalize, getTimeZoneCity } from '../../../ui/format.ts';
import { StatusBadge } from '../../../ui/status.tsx';
import { contentStatuses } from '../components/content-status.tsx';
import type { EventDate } from '../api/event-dates.ts';
import { describeRecurrenceRule } from '../fields/recurrence-rule.ts';
import { describeRsvps, formatEventTime, formatUserTime } from './date-texts.ts';

export type DateRow = EventDate & { id: string };

export const toDateRow = (date: EventDate): DateRow => ({ ...date, id: `${date.eventId} ${date.knownAs}` });

export const createWhenColumn = (zone: string): Column<DateRow> => ({
  title: 'When',
  width: { medium: '32%', wide: '23%' },
  cell: ({ startsAt }) => {
    const own = formatUserTime(startsAt, zone);
    return (
      <>
        <strong>{formatEventTime(startsAt, zone)}</strong>
        <span className="below">{`in ${getTimeZoneCity(zone)}`}</span>
        {own && <span className="below">{`${own} your time`}</span>}
      </>
    );
  },
});

export const eventDateTitleColumn: Column<DateRow> = {
  title: 'Title',
  cell: ({ title, isCancelled, recurrence, zone, location }) => (
    <>
      <strong>{isCancelled ? <del className="plain">{title}</del> : title}</strong>
      {recurrence && <span className="below">{describeRecurrenceRule(recurrence, zone)}</span>}
      {location && <span className="below">{location}</span>}
    </>
  ),
};

export const eventDateCategoryColumn: Column<DateRow> = {
  title: 'Category',
  width: { wide: '10%' },
  from: 'wide',
  cell: ({ category }) => capitalize(category),
};

export const eventDateTierColumn: Column<DateRow> = {
  title: 'Tier',
  width: { wide: '12%' },
  from: 'wide',
  cell: ({ visibilityTier }) => <TierLabel tier={visibilityTier} />,
};

export const rsvpColumn: Column<DateRow> = {
  title: 'Coming',
  width: { medium: '17%', wide: '13%' },
  from: 'medium',
  cell: (date) => {
    const [count, ...more] = describeRsvps(date);
    return (
      <>
        {date.capacity !== null && (
          <Progress
            aria-hidden
            size={{ width: 72, height: 8 }}
            showInfo={false}
            percent={Math.min(100, (date.coming / date.capacity) * 100)}
          />
        )}
        <span style={{ display: 'block' }}>{count}</span>
        {more.map((text) => (
          <span key={text} className="below">
            {text}
          </span>
        ))}
      </>
    );
  },
  folded: (date) => `Coming: ${describeRsvps(date).join(', ')}`,
};

export const DateStatus = ({ date }: { date: EventDate }) => {
  if (date.status !== 'published') {
    const { label, tone } = contentStatuses[date.status];
    return <StatusBadge tone={tone}>{label}</StatusBadge>;
  }
  if (date.isCancelled) return <StatusBadge tone="over">Cancelled</StatusBadge>;
  if (date.isMoved) return <StatusBadge tone="waiting">Moved</StatusBadge>;
  return <StatusBadge tone="good">{date.originalStart ? 'Planned' : 'Added'}</StatusBadge>;
};

export const createEventDateStatusColumn = (zone: string): Column<DateRow> => ({
  title: 'Status',
  width: { medium: '19%', wide: '14%' },
  from: 'medium',
  cell: (date) => (
    <>
      <DateStatus date={date} />
      {date.isMoved && !date.isCancelled && date.originalStart && (
        <span className="below">{`usually ${formatEventTime(date.originalStart, zone)}`}</span>
      )}
      {date.status !== 'published' && <span className="below">only staff see it</span>}
      {date.note && <span className="below">{date.note}</span>}
    </>
  ),
});

export const attendanceColumn: Column<DateRow> = {
  title: 'Came',
  width: { medium: '26%', wide: '20%' },
  from: 'medium',
  cell: ({ present, coming, replayId }) => (
    <>
      <span>{`${present} came, ${coming} said yes`}</span>
      <span className="below">{replayId ? 'Replay attached' : 'No replay'}</span>
    </>
  ),
};
