import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button, Calendar, Flex, Grid, Segmented, Typography } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { groupBy } from 'shell/group-by';
import { useLoadFailureToast, useShell } from '../../../shell/shell.tsx';
import { LoadStatus } from '../../../ui/load-state.tsx';
import { useDebouncedValue } from '../../../ui/use-debounced.ts';
import { eventDatesQuery, type EventDate } from '../api/event-dates.ts';
import { Agenda } from './agenda.tsx';
import { DayCell } from './calendar-day.tsx';
import { listDays, moveDay, parseDay, type CalendarPeriod } from './calendar-range.ts';
import { toFilterQuery } from './date-list.tsx';
import { describeZones, toDay, userZone } from './date-texts.ts';
import type { EventDateInDrawer } from './event-dates.tsx';
import type { EventFilters } from './use-event-filters.ts';

interface EventCalendarProps {
  filters: EventFilters;
  params: URLSearchParams;
  onChange: (changes: Record<string, string | undefined>) => void;
  onOpen: (open: EventDateInDrawer) => void;
}

const format = 'YYYY-MM-DD';
const maxDates = 500;

export function EventCalendar({ filters, params, onChange, onOpen }: EventCalendarProps) {
  const { api } = useShell();
  const { md } = Grid.useBreakpoint();
  const grid = useRef<HTMLDivElement>(null);
  const day = parseDay(params.get('day'), dayjs(toDay(new Date().toISOString(), userZone)));
  const span: CalendarPeriod = params.get('span') === 'week' ? 'week' : 'month';
  const days = listDays(day, span);
  const filter = useDebouncedValue(toFilterQuery(filters));
  // Requests one more day on each side, because days of the institute do not start at midnight UTC.
  const range = {
    from: dayjs(days[0]).subtract(1, 'day').format(`${format}T00:00:00[Z]`),
    to: dayjs(days.at(-1)).add(2, 'day').format(`${format}T00:00:00[Z]`),
  };
  const { data, error, isPending, refetch } = useQuery({
    ...eventDatesQuery(api, { ...filter, ...range, limit: maxDates }),
    placeholderData: keepPreviousData,
  });
  useLoadFailureToast(error, 'Failed to load events');
  const zone = data?.zone ?? userZone;
  const byDay = groupBy(data?.items ?? [], ({ startsAt }) => toDay(startsAt, zone));
  const open = (date: EventDate) => data && onOpen({ date, zone, now: data.now });
  const show = (next: Dayjs) => onChange({ day: next.format(format) });

  const chosen = day.format(format);
  const isMovedByKey = useRef(false);
  // An effect moves the focus, because a day of another month is in the DOM only after the render.
  useEffect(() => {
    if (isMovedByKey.current) grid.current?.querySelector<HTMLElement>(`[data-day="${chosen}"]`)?.focus();
    isMovedByKey.current = false;
  }, [chosen]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.target instanceof HTMLElement) || !event.target.hasAttribute('data-day')) return;
    const next = moveDay(day, event.key);
    if (!next && event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
    if (next) {
      isMovedByKey.current = true;
      show(next);
      return;
    }
    const [first, ...more] = byDay.get(day.format(format)) ?? [];
    if (first && more.length === 0) open(first);
    else event.target.querySelector('button')?.focus();
  };

  return (
    <Flex vertical gap={12}>
      <CalendarHead day={day} span={span} onShow={show} onSpan={(next) => onChange({ span: next })} />
      <Typography.Text type="secondary">{data ? describeZones(zone) : ''}</Typography.Text>
      {isPending || (error && !data) ? (
        <LoadStatus
          isLoading={isPending}
          failure={error ? 'Failed to load events' : undefined}
          onRetry={() => void refetch()}
        />
      ) : span === 'week' || !md ? (
        <Agenda
          days={days.filter((each) => span === 'week' || each.startsWith(day.format('YYYY-MM')))}
          {...{ byDay, zone }}
          onOpen={open}
        />
      ) : (
        <div ref={grid} className="event-calendar" onKeyDownCapture={onKeyDown}>
          {/* Without the key, the calendar replaces the focused day after its render. */}
          <Calendar
            key={day.format('YYYY-MM')}
            value={day}
            onSelect={show}
            headerRender={() => null}
            fullCellRender={(cell: Dayjs) => (
              <DayCell
                day={cell}
                chosen={day}
                dates={byDay.get(cell.format(format)) ?? []}
                zone={zone}
                onOpen={open}
                onShowAll={() => onChange({ day: cell.format(format), span: 'week' })}
              />
            )}
          />
        </div>
      )}
      {data && data.total > data.items.length && (
        <Typography.Text>{`Only the first ${maxDates} dates are shown. Choose a category or a tier.`}</Typography.Text>
      )}
    </Flex>
  );
}

interface CalendarHeadProps {
  day: Dayjs;
  span: CalendarPeriod;
  onShow: (day: Dayjs) => void;
  onSpan: (span: CalendarPeriod | undefined) => void;
}

function CalendarHead({ day, span, onShow, onSpan }: CalendarHeadProps) {
  const days = listDays(day, 'week');
  const week = `${dayjs(days[0]).format('D MMM')} to ${dayjs(days[6]).format('D MMM YYYY')}`;
  return (
    <Flex wrap gap={12} align="center">
      <Button aria-label={`Previous ${span}`} onClick={() => onShow(day.subtract(1, span))}>
        {'<'}
      </Button>
      <Typography.Title
        level={2}
        style={{ fontSize: 18, minWidth: 150, margin: 0, lineHeight: '36px' }}
        aria-live="polite"
      >
        {span === 'month' ? day.format('MMMM YYYY') : week}
      </Typography.Title>
      <Button aria-label={`Next ${span}`} onClick={() => onShow(day.add(1, span))}>
        {'>'}
      </Button>
      <Button onClick={() => onShow(dayjs())}>Today</Button>
      <Segmented<CalendarPeriod>
        aria-label="Calendar shows"
        options={[
          { value: 'month', label: 'Month' },
          { value: 'week', label: 'Week' },
        ]}
        value={span}
        onChange={(next) => onSpan(next === 'week' ? next : undefined)}
      />
    </Flex>
  );
}
