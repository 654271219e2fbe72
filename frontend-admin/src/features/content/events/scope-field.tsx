import { Form, Radio } from 'antd';
import type { ChangeScope, EventDate } from '../api/event-dates.ts';
import type { ChangeMode } from './date-change.ts';
import { formatEventDay } from './date-texts.ts';

interface ScopeFieldProps {
  date: EventDate;
  mode: ChangeMode;
}

const laterTexts = {
  change: 'This and all later dates (creates a new series)',
  cancel: 'This and all later dates (ends the series)',
  usual: '',
};

export const ScopeField = ({ date, mode }: ScopeFieldProps) => (
  <Form.Item name="scope" label="Applies to">
    <Radio.Group
      vertical
      options={[
        { value: 'one', label: `Only ${formatEventDay(date.startsAt, date.zone)}` },
        { value: 'later', label: laterTexts[mode] },
      ]}
    />
  </Form.Item>
);

export const isPartOfSeries = ({ recurrence, originalStart }: EventDate): boolean =>
  recurrence !== null && originalStart !== null;

export function describeCancellation(date: EventDate, scope: ChangeScope): string {
  if (scope === 'later')
    return 'Earlier dates stay. You can restore this date later; to add the others again, edit how the event isPartOfSeries.';
  const others = isPartOfSeries(date) ? 'The other dates of the series stay. ' : '';
  return `${others}If you restore this date later, people get a second email.`;
}
