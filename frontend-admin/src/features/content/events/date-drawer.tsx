import { Button, Drawer, Flex } from 'antd';
import { useCanWrite } from '../../../shell/use-roles.ts';
import { getTimeZoneCity } from '../../../ui/format.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { useFocusReturn } from '../../../ui/use-focus-return.ts';
import type { EventDate } from '../api/event-dates.ts';
import { DateChangeForm } from './date-change-form.tsx';
import { DateStatus } from './date-columns.tsx';
import { DateAttendees } from './date-people.tsx';
import { EventDateReplay } from './event-date-replay.tsx';
import { describeRsvps, formatEventDay, formatEventTime, formatUserTime } from './date-texts.ts';

interface DateDrawerProps {
  date: EventDate;
  zone: string;
  now: string;
  onClose: () => void;
  onEdit: (eventId: string) => void;
}

export function DateDrawer({ date, zone, now, onClose, onEdit }: DateDrawerProps) {
  const mayWrite = useCanWrite();
  useFocusReturn();
  const isOver = date.endsAt <= now;
  const isPublished = date.status === 'published';
  const own = formatUserTime(date.startsAt, zone);
  const kind = !date.recurrence ? 'one date' : date.originalStart ? 'one date of a series' : 'added to a series';
  return (
    <Drawer
      open
      mask={false}
      size="min(540px, 100%)"
      title={
        <>
          <span>{date.title}</span>
          <span className="below" style={{ fontWeight: 400 }}>{`${formatEventDay(date.startsAt, zone)}, ${kind}`}</span>
        </>
      }
      onClose={onClose}
    >
      <Flex vertical gap={16}>
        <div>
          {(!isOver || date.isCancelled) && <DateStatus date={date} />}
          <span className="below">{`${formatEventTime(date.startsAt, zone)} in ${getTimeZoneCity(zone)}`}</span>
          {own && <span className="below">{`${own} your time`}</span>}
          <span className="below">
            {isPublished ? describeCount(date, isOver) : 'Only staff see it. Publish it in its form.'}
          </span>
          {date.note && <span className="below">{date.note}</span>}
        </div>
        {mayWrite && (
          <Flex wrap gap={8}>
            <Button onClick={() => onEdit(date.eventId)}>Edit event</Button>
            <LinkButton to={`/admin/events/new?from=${date.eventId}`}>Copy event</LinkButton>
          </Flex>
        )}
        {isPublished && mayWrite && !isOver && <DateChangeForm date={date} onDone={onClose} />}
        {isPublished && mayWrite && isOver && !date.isCancelled && <EventDateReplay date={date} onDone={onClose} />}
        {isPublished && <DateAttendees date={date} zone={zone} hasBegun={date.startsAt <= now} />}
      </Flex>
    </Drawer>
  );
}

const describeCount = (date: EventDate, isOver: boolean): string =>
  isOver ? `${date.present} came, ${date.coming} said yes` : `Coming: ${describeRsvps(date).join(', ')}`;
