import { Button, Typography } from 'antd';
import { formatCount } from '../../../ui/format.ts';
import type { ChangeScope } from '../api/event-dates.ts';
import type { ChangeMode } from './date-change.ts';

interface Audience {
  coming: number;
  waiting: number;
  total: number;
}

interface NotifiedPeopleSummaryProps {
  notifies: boolean;
  scope: ChangeScope;
  audience: { data?: Audience | undefined; isError: boolean; refetch: () => unknown };
}

const people = (count: number): string => formatCount(count, 'person', 'people');

export function NotifiedPeopleSummary({
  notifies,
  scope,
  audience: { data, isError, refetch },
}: NotifiedPeopleSummaryProps) {
  return (
    <section aria-labelledby="audience-title" className="audience">
      <Typography.Text strong id="audience-title">
        Who will be notified
      </Typography.Text>
      <div role="status">
        {isError && !data && (
          <>
            <span>Failed to load the number of people. </span>
            <Button size="small" onClick={() => void refetch()}>
              Try again
            </Button>
          </>
        )}
        {!data && !isError && <span>Loading...</span>}
        {data && <Lines data={data} notifies={notifies} scope={scope} />}
      </div>
    </section>
  );
}

function Lines({ data, notifies, scope }: { data: Audience; notifies: boolean; scope: ChangeScope }) {
  if (!notifies) return <span>No one: the time stays the same.</span>;
  const { coming, waiting, total } = data;
  const dates = scope === 'later' ? 'one or more of these dates' : 'this date';
  return (
    <ul className="dependents">
      {total === 0 && <li>No one: no member has said yes to {dates}.</li>}
      {coming > 0 && <li>{`${people(coming)} who said yes to ${dates}, by email and in the members area`}</li>}
      {waiting > 0 && <li>{`${people(waiting)} on the waiting list`}</li>}
      <li>Everyone else sees it on the events page and in the calendar</li>
    </ul>
  );
}

interface ActionLabel {
  mode: ChangeMode;
  scope: ChangeScope;
  notifies: boolean;
  people: number | undefined;
}

export function getActionLabel({ mode, scope, notifies, people: count = 0 }: ActionLabel): string {
  const cancel = scope === 'later' ? 'Cancel these dates' : 'Cancel this date';
  const verb = { change: 'Save', cancel, usual: 'Restore' }[mode];
  return notifies && count > 0 ? `${verb} and notify ${people(count)}` : verb;
}
