import { useQuery } from '@tanstack/react-query';
import { Button, Col, Flex, Form, Input, Row, Segmented, Typography } from 'antd';
import { useState } from 'react';
import { ApiProblem } from 'shell/api-problem';
import { useShell } from '../../../shell/shell.tsx';
import { useMutationWithToast } from '../../../shell/use-change.ts';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { formatTime, getTimeZoneCity } from '../../../ui/format.ts';
import { createMaxLengthRule } from '../../../ui/max-characters.ts';
import { createValidDateRule } from '../../../ui/typed-date.tsx';
import {
  audienceQuery,
  changeEventDate,
  type ChangeScope,
  type DateChange,
  type EventDate,
} from '../api/event-dates.ts';
import { contentKey } from '../api/content.ts';
import { DateTimePicker, dateTimeExample } from '../fields/date-time.tsx';
import { toLocalTime } from '../fields/local-time.ts';
import { NotifiedPeopleSummary, getActionLabel } from './notified-people-summary.tsx';
import { describeChange, toDateChange, type ChangeMode, type DateChangeFormValues } from './date-change.ts';
import { formatUserTime } from './date-texts.ts';
import { EmailPreview } from './email-preview.tsx';
import { ScopeField, describeCancellation, isPartOfSeries } from './scope-field.tsx';

const failedTexts = {
  moved: 'Failed to change this date',
  cancelled: 'Failed to cancel this date',
  restored: 'Failed to restore this date',
};
const isOfLaterDates = (change: DateChange): boolean => change.is === 'cancelled' && change.scope === 'later';
const doneTexts = { moved: 'Date changed', cancelled: 'Date cancelled', restored: 'Date restored' };

export function DateChangeForm({ date, onDone }: { date: EventDate; onDone: () => void }) {
  const { api } = useShell();
  const [form] = Form.useForm<DateChangeFormValues>();
  const [mode, setMode] = useState<ChangeMode>(date.isCancelled ? 'usual' : 'change');
  const { zone } = date;
  const initial: DateChangeFormValues = {
    startsAt: toLocalTime(date.startsAt, zone),
    endsAt: toLocalTime(date.endsAt, zone),
    scope: 'one',
    note: date.isCancelled ? '' : (date.note ?? ''),
  };
  const typed = { ...initial, ...Form.useWatch([], form) };
  const scope: ChangeScope = mode === 'usual' ? 'one' : typed.scope;
  const audience = useQuery(audienceQuery(api, date, { scope, change: mode === 'cancel' ? 'cancel' : 'time' }));
  const change = toDateChange(date, mode, typed);
  const { notifies, isChange } = describeChange(date, change);
  const label = getActionLabel({ mode, scope, notifies, people: audience.data?.total });
  const { mutate, isPending } = useMutationWithToast<DateChange>({
    key: contentKey,
    call: (input) => changeEventDate(api, date, input),
    done: (input) => (isOfLaterDates(input) ? 'Dates cancelled' : doneTexts[input.is]),
    failed: (input) => (isOfLaterDates(input) ? 'Failed to cancel these dates' : failedTexts[input.is]),
  });
  const send = (input: DateChange) =>
    mutate(input, {
      onSuccess: onDone,
      onError: (error) => {
        const faults = error instanceof ApiProblem ? error.errors : [];
        form.setFields(faults.map(({ field, message }) => ({ name: field as 'startsAt', errors: [message] })));
      },
    });
  return (
    <Form<DateChangeFormValues>
      form={form}
      name="event-date"
      layout="vertical"
      requiredMark={false}
      initialValues={initial}
      onFinish={() => change && send(change)}
    >
      <Form.Item label="What do you want to do?">
        <Segmented<ChangeMode>
          block
          aria-label="What do you want to do?"
          options={modesOf(date)}
          value={mode}
          onChange={setMode}
        />
      </Form.Item>
      {mode === 'change' && <TimeFields date={date} change={change} notifies={notifies} />}
      {mode !== 'usual' && isPartOfSeries(date) && <ScopeField date={date} mode={mode} />}
      {mode === 'cancel' && <Typography.Paragraph>{describeCancellation(date, scope)}</Typography.Paragraph>}
      {mode !== 'usual' && (
        <Form.Item
          name="note"
          label={
            <span>
              <span>Note for the people who come</span>
              <span className="over"> optional</span>
            </span>
          }
          rules={[createMaxLengthRule(500)]}
        >
          <Input.TextArea rows={3} />
        </Form.Item>
      )}
      <NotifiedPeopleSummary notifies={notifies} scope={scope} audience={audience} />
      {notifies && change && (audience.data?.total ?? 0) > 0 && <EmailPreview date={date} change={change} />}
      <Flex wrap gap={12} justify="end">
        <Button onClick={onDone}>Do not change</Button>
        <BusyButton
          type="primary"
          htmlType="submit"
          danger={mode === 'cancel'}
          label={label}
          busy="Saving..."
          isBusy={isPending}
          disabled={!isChange || (notifies && audience.data === undefined)}
        />
      </Flex>
    </Form>
  );
}

function modesOf(date: EventDate): { value: ChangeMode; label: string }[] {
  const usual = { value: 'usual' as const, label: 'Restore it' };
  if (date.isCancelled) return [usual];
  return [
    { value: 'change', label: 'Change it' },
    { value: 'cancel', label: 'Cancel it' },
    ...(date.isMoved ? [usual] : []),
  ];
}

interface TimeFieldsProps {
  date: EventDate;
  change: DateChange | undefined;
  notifies: boolean;
}

function TimeFields({ date, change, notifies }: TimeFieldsProps) {
  const { zone } = date;
  const startsAt = change?.is === 'moved' ? change.startsAt : date.startsAt;
  const own = formatUserTime(startsAt, zone);
  return (
    <>
      <Row gutter={16}>
        <Col xs={24} sm={12}>
          <Form.Item name="startsAt" label="Starts" rules={[createValidDateRule(dateTimeExample)]}>
            <DateTimePicker />
          </Form.Item>
        </Col>
        <Col xs={24} sm={12}>
          <Form.Item name="endsAt" label="Ends" rules={[createValidDateRule(dateTimeExample)]}>
            <DateTimePicker />
          </Form.Item>
        </Col>
      </Row>
      <p className="below spaced">
        <span>{`Times are in ${getTimeZoneCity(zone)}. `}</span>
        {notifies && (
          <span>
            {'It was '}
            <del>{`${formatTime(new Date(date.startsAt), { zone })} to ${formatTime(new Date(date.endsAt), { zone })}`}</del>
            {'. '}
          </span>
        )}
        {own && <span>{`Your time: ${own}.`}</span>}
      </p>
    </>
  );
}
