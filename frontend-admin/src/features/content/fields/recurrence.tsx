import { Checkbox, Flex, Form, Grid, Input, InputNumber, Segmented, Select } from 'antd';
import { createValidDateRule, DateInput, invalidDate } from '../../../ui/typed-date.tsx';
import type { ContentValues } from '../api/content.ts';
import type { FormFieldDefinition } from './field.ts';
import { stopEnterSubmit } from './date-time.tsx';
import { RecurrencePreview } from './recurrence-preview.tsx';
import {
  getMonthlyOptions,
  noRecurrence,
  parseRecurrenceRule,
  describeRecurrenceRule,
  formatRecurrenceRule,
  getWeekday,
  weekdayNames,
  type Recurrence,
  type Weekday,
} from './recurrence-rule.ts';

const rhythms: { value: Recurrence['rhythm']; label: string }[] = [
  { value: 'once', label: 'Once' },
  { value: 'week', label: 'Every week' },
  { value: 'month', label: 'Every month' },
  { value: 'quarter', label: 'Every quarter' },
  { value: 'other', label: 'Other' },
];
const ends: { value: Recurrence['end']['how']; label: string }[] = [
  { value: 'never', label: 'without end' },
  { value: 'until', label: 'until a date' },
  { value: 'times', label: 'a number of times' },
];

interface PartProps {
  value: Recurrence;
  onChange: (change: Partial<Recurrence>) => void;
}

interface RecurrenceControlProps {
  id?: string;
  value?: Recurrence;
  onChange?: (value: Recurrence) => void;
}

function RecurrenceControl({ id, value = noRecurrence, onChange }: RecurrenceControlProps) {
  const startsAt = Form.useWatch<string | undefined>('startsAt');
  const change = (part: Partial<Recurrence>) => onChange?.({ ...value, ...part });
  const { rhythm } = value;
  const { sm } = Grid.useBreakpoint();
  return (
    <Flex wrap gap={12} align="start" id={id} tabIndex={-1}>
      <Segmented
        aria-label="Repeats"
        options={rhythms}
        // A new key avoids a slow animation of the selection mark when the direction changes.
        key={sm ? 'row' : 'column'}
        vertical={!sm}
        value={rhythm}
        onChange={(next) => change({ rhythm: next, on: defaultDay(next, startsAt) })}
      />
      {rhythm === 'week' && (
        <InputNumber
          aria-label="Number of weeks between dates"
          min={1}
          max={99}
          precision={0}
          prefix="every"
          suffix={value.every === 1 ? 'week' : 'weeks'}
          style={{ width: 150 }}
          value={value.every}
          onChange={(every) => change({ every: every ?? 1 })}
        />
      )}
      {rhythm === 'week' && <Days value={value} onChange={change} startsAt={startsAt} />}
      {(rhythm === 'month' || rhythm === 'quarter') && startsAt && (
        <Select
          aria-label="Day of the month"
          virtual={false}
          style={{ width: 220 }}
          options={getMonthlyOptions(startsAt)}
          value={value.on}
          onChange={(on) => change({ on })}
        />
      )}
      {rhythm === 'other' && (
        <Input
          aria-label="Rule"
          placeholder="FREQ=DAILY;COUNT=7"
          value={value.rule}
          onChange={({ target }) => change({ rule: target.value })}
        />
      )}
      {rhythm !== 'once' && rhythm !== 'other' && <End value={value} onChange={change} />}
      <RecurrencePreview value={value} />
    </Flex>
  );
}

const defaultDay = (rhythm: Recurrence['rhythm'], startsAt: string | undefined): string =>
  startsAt && (rhythm === 'month' || rhythm === 'quarter') ? (getMonthlyOptions(startsAt)[0]?.value ?? '') : '';

function Days({ value, onChange, startsAt }: PartProps & { startsAt: string | undefined }) {
  const own = startsAt && getWeekday(startsAt);
  const shown = value.days.length === 0 && own ? [own] : value.days;
  const order = Object.keys(weekdayNames);
  return (
    <Checkbox.Group<Weekday>
      options={Object.entries(weekdayNames).map(([day, name]) => ({ value: day as Weekday, label: name.slice(0, 3) }))}
      value={shown}
      onChange={(days) => {
        const sorted = days.toSorted((one, other) => order.indexOf(one) - order.indexOf(other));
        onChange({ days: sorted.join() === own ? [] : sorted });
      }}
    />
  );
}

function End({ value: { end }, onChange }: PartProps) {
  return (
    <>
      <Select
        aria-label="Ends"
        virtual={false}
        style={{ width: 180 }}
        options={ends}
        value={end.how}
        onChange={(how) => onChange({ end: how === 'times' ? { how, times: 4 } : { how } })}
      />
      {end.how === 'until' && (
        <DateInput
          aria-label="Last day"
          format="D MMM YYYY"
          onKeyDown={stopEnterSubmit}
          style={{ width: 180 }}
          value={end.until}
          onChange={(day) => {
            const until = day && (day === invalidDate ? day : day.format('YYYY-MM-DD'));
            onChange({ end: { how: 'until', ...(until && { until }) } });
          }}
        />
      )}
      {end.how === 'times' && (
        <InputNumber
          aria-label="Number of times"
          min={1}
          max={9999}
          precision={0}
          value={end.times ?? null}
          onChange={(times) => onChange({ end: { how: 'times', ...(times && { times }) } })}
        />
      )}
    </>
  );
}

/** The value is an RFC 5545 rule, or null without repetition. */
export const createRecurrenceField = (): FormFieldDefinition<string | null> => ({
  label: 'Repeats',
  isOptional: false,
  span: 24,
  control: <RecurrenceControl />,
  initial: null,
  toForm: (rule, { zone }: ContentValues) => parseRecurrenceRule(rule, String(zone)),
  fromForm: (typed) => formatRecurrenceRule(typed as Recurrence),
  rules: [createValidDateRule('6 Mar 2030')],
  inWords: (rule) => describeRecurrenceRule(rule, 'UTC') || 'Once',
});
