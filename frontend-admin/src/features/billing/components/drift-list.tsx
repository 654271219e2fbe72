import { Typography } from 'antd';
import { Link } from 'react-router-dom';
import { PagedTable } from '../../../shell/paged-table.tsx';
import { useShell } from '../../../shell/shell.tsx';
import type { Column } from '../../../ui/data-table.tsx';
import { LabeledValueList } from '../../../ui/figures.tsx';
import { formatDateTime } from '../../../ui/format.ts';
import { subscriptionDriftList, type SubscriptionDrift, type BillingHealth } from '../api/billing.ts';

const causes: Record<SubscriptionDrift['cause'], string> = {
  'missed-event': 'Missed event',
  'failed-processing': 'Event not processed',
  'changed-in-stripe': 'Changed directly in Stripe',
  unknown: 'Unknown',
};

export const SubscriptionDriftCauses = ({ drift }: Pick<BillingHealth, 'drift'>) => (
  <LabeledValueList figures={drift.map(({ cause, count }) => [causes[cause], count.toLocaleString('en')])} />
);

const columns: Column<SubscriptionDrift>[] = [
  {
    title: 'Member',
    cell: ({ userId, email }) =>
      userId ? (
        <Link className="address" to={`/admin/users/${userId}`}>
          {email ?? 'Deleted account'}
        </Link>
      ) : (
        <Typography.Text type="secondary">No account</Typography.Text>
      ),
  },
  { title: 'Cause', width: { medium: '22%' }, from: 'wide', cell: ({ cause }) => causes[cause] },
  {
    title: 'We had',
    width: { medium: '24%', wide: '18%' },
    from: 'medium',
    cell: ({ was }) => was,
    folded: ({ was }) => `We had: ${was}`,
  },
  {
    title: 'Stripe has',
    width: { medium: '24%', wide: '18%' },
    from: 'medium',
    cell: ({ found }) => found,
    folded: ({ found }) => `Stripe has: ${found}`,
  },
  {
    title: 'Found',
    width: { wide: '20%' },
    from: 'wide',
    cell: ({ at, repairedAt }) => (
      <>
        {formatDateTime(at)}
        <span className="below">{repairedAt ? 'fixed' : 'not fixed yet'}</span>
      </>
    ),
  },
];

export function SubscriptionDriftTable() {
  const { api } = useShell();
  return (
    <PagedTable label="Differences" list={subscriptionDriftList(api)} columns={columns} empty="In step with Stripe." />
  );
}
