import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Alert, Button, Calendar, Card, Col, Drawer, Flex, Grid, Row, Typography } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useLoadFailureToast, useShell } from '../../../shell/shell.tsx';
import { useCanWrite } from '../../../shell/use-roles.ts';
import { formatCount } from '../../../ui/format.ts';
import { LoadStatus } from '../../../ui/load-state.tsx';
import { reflectionDaysQuery } from '../api/reflection-days.ts';
import { listDays, moveDay, parseDay } from '../events/calendar-range.ts';
import { ImportDialog } from './import-dialog.tsx';
import { ReflectionCell } from './reflection-cell.tsx';
import { leaveWithoutAsking, ReflectionForm, type AskBeforeLeaving } from './reflection-form.tsx';

const format = 'YYYY-MM-DD';
const failure = 'Failed to load reflections';

export function ReflectionCalendar() {
  const { api } = useShell();
  const { lg } = Grid.useBreakpoint();
  const mayWrite = useCanWrite();
  const [params, setParams] = useSearchParams();
  const [isOpen, setIsOpen] = useState(false);
  const [isImporting, setIsImporting] = useState(false);
  const [saves, setSaves] = useState(0);
  const leaveRef = useRef<AskBeforeLeaving>(leaveWithoutAsking);
  const grid = useRef<HTMLDivElement>(null);
  const isMovedByKey = useRef(false);
  const day = parseDay(params.get('day'), dayjs());
  const chosen = day.format(format);
  const days = listDays(day, 'month');
  const { data, error, isPending, refetch } = useQuery({
    ...reflectionDaysQuery(api, { from: days[0] ?? chosen, until: days.at(-1) ?? chosen }),
    placeholderData: keepPreviousData,
  });
  useLoadFailureToast(error, failure);
  // An effect moves the focus, because a day of another month is in the DOM only after the render.
  useEffect(() => {
    if (isMovedByKey.current) grid.current?.querySelector<HTMLElement>(`[data-day="${chosen}"]`)?.focus();
    isMovedByKey.current = false;
  }, [chosen]);

  const byDay = new Map((data?.items ?? []).map((item) => [item.day, item]));
  const show = (next: string, opens = true) =>
    leaveRef.current(() => {
      setParams({ day: next }, { replace: true });
      if (opens) setIsOpen(true);
    });
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.target instanceof HTMLElement) || !event.target.hasAttribute('data-day')) return;
    const next = moveDay(day, event.key);
    if (!next && event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
    isMovedByKey.current = next !== undefined;
    show((next ?? day).format(format), !next);
  };
  const reflection = byDay.get(chosen);
  const nextEmpty = findNextEmpty(data?.emptyDays ?? [], chosen);
  const own = reflection?.status === 'repeated' ? undefined : reflection?.id;
  const form = mayWrite && data && (
    <ReflectionForm
      key={`${chosen} ${own} ${saves}`}
      day={chosen}
      id={own}
      leaveRef={leaveRef}
      onDone={() => {
        setIsOpen(false);
        setSaves(saves + 1);
      }}
      onDoneNext={nextEmpty === undefined ? undefined : () => setParams({ day: nextEmpty }, { replace: true })}
    />
  );
  const title = day.format('dddd D MMMM');

  return (
    <Flex vertical gap={16}>
      <EmptyDaysAlert days={data?.emptyDays ?? []} onShow={mayWrite ? show : undefined} />
      <Row gutter={[24, 16]}>
        <Col xs={24} lg={mayWrite ? 15 : 24}>
          <Flex vertical gap={12}>
            <CalendarHead day={day} onShow={(next) => show(next, false)} written={countMonth(data?.items ?? [], day)}>
              {mayWrite && <Button onClick={() => setIsImporting(true)}>Import texts</Button>}
            </CalendarHead>
            {isPending || (error && !data) ? (
              <LoadStatus isLoading={isPending} failure={error ? failure : undefined} onRetry={() => void refetch()} />
            ) : (
              <div ref={grid} className="event-calendar reflection-calendar" onKeyDownCapture={onKeyDown}>
                <Calendar
                  key={day.format('YYYY-MM')}
                  value={day}
                  onSelect={(picked: Dayjs) => show(picked.format(format))}
                  headerRender={() => null}
                  fullCellRender={(cell: Dayjs) => (
                    <ReflectionCell
                      day={cell}
                      chosen={day}
                      today={data?.today}
                      reflection={byDay.get(cell.format(format))}
                    />
                  )}
                />
              </div>
            )}
          </Flex>
        </Col>
        {mayWrite && lg && (
          <Col lg={9}>
            <Card title={<h2 className="card-title">{title}</h2>}>{form}</Card>
          </Col>
        )}
      </Row>
      {mayWrite && !lg && (
        <Drawer
          title={title}
          open={isOpen}
          size="large"
          destroyOnHidden
          onClose={() => leaveRef.current(() => setIsOpen(false))}
        >
          {form}
        </Drawer>
      )}
      {isImporting && <ImportDialog onClose={() => setIsImporting(false)} />}
    </Flex>
  );
}

const findNextEmpty = (days: readonly string[], chosen: string): string | undefined =>
  days.find((day) => day > chosen) ?? days.find((day) => day !== chosen);

const countMonth = (items: readonly { day: string }[], day: Dayjs): number =>
  new Set(items.flatMap((item) => (item.day.startsWith(day.format('YYYY-MM')) ? item.day : []))).size;

interface EmptyDaysAlertProps {
  days: readonly string[];
  onShow: ((day: string) => void) | undefined;
}

function EmptyDaysAlert({ days, onShow }: EmptyDaysAlertProps) {
  const [first] = days;
  if (first === undefined) return null;
  const count =
    days.length === 1 ? '1 of the next 30 days has no text' : `${days.length} of the next 30 days have no text`;
  return (
    <Alert
      type="warning"
      showIcon
      title={`${count}. The first is ${dayjs(first).format('dddd D MMMM')}.`}
      description="On a day without a text we send the oldest one that was not shown for a year. If there is none, no email is sent."
      action={onShow && <Button onClick={() => onShow(first)}>Write the next empty day</Button>}
    />
  );
}

interface CalendarHeadProps {
  day: Dayjs;
  written: number;
  onShow: (day: string) => void;
  children: ReactNode;
}

function CalendarHead({ day, written, onShow, children }: CalendarHeadProps) {
  const go = (next: Dayjs) => onShow(next.format(format));
  return (
    <Flex wrap gap={12} align="center">
      <Button aria-label="Previous month" onClick={() => go(day.subtract(1, 'month'))}>
        {'<'}
      </Button>
      <Typography.Title
        level={2}
        style={{ fontSize: 18, minWidth: 150, margin: 0, lineHeight: '36px' }}
        aria-live="polite"
      >
        {day.format('MMMM YYYY')}
      </Typography.Title>
      <Button aria-label="Next month" onClick={() => go(day.add(1, 'month'))}>
        {'>'}
      </Button>
      <Button onClick={() => go(dayjs())}>Today</Button>
      {children}
      <Typography.Text type="secondary" style={{ marginInlineStart: 'auto' }}>
        {formatCount(written, 'text')} in {formatCount(day.daysInMonth(), 'day')}
      </Typography.Text>
    </Flex>
  );
}
