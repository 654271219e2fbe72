import { Link } from 'react-router-dom';
import { useShell } from '../../../shell/shell.tsx';
import type { Column } from '../../../ui/data-table.tsx';
import { momentOf } from '../../../ui/words.ts';
import { driftList, type Drift, type Health } from '../api/billing.ts';
import { BillingList } from './billing-list.tsx';

const causes: Record<Drift['cause'], string> = {
  'missed-event': 'An event was missed',
  'failed-processing': 'An event could not be dealt with',
  'changed-in-stripe': 'Changed by hand in Stripe',
  unknown: 'Not known',
};

/** How often rows of ours differed, by cause. */
export const DriftCauses = ({ drift }: Pick<Health, 'drift'>) => (
  <dl className="figures">
    {drift.map(({ cause, count }) => (
      <div key={cause}>
        <dt>{causes[cause]}</dt>
        <dd>{count.toLocaleString('en')}</dd>
      </div>
    ))}
  </dl>
);

const columns: Column<Drift>[] = [
  {
    title: 'Member',
    cell: ({ userId, email }) =>
      userId ? (
        <Link className="address" to={`/admin/users/${userId}`}>
          {email ?? 'An account that is gone'}
        </Link>
      ) : (
        <span className="quiet">Nobody here</span>
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
    title: 'Stripe said',
    width: { medium: '24%', wide: '18%' },
    from: 'medium',
    cell: ({ found }) => found,
    folded: ({ found }) => `Stripe said: ${found}`,
  },
  {
    title: 'Found',
    width: { wide: '20%' },
    from: 'wide',
    cell: ({ at, repairedAt }) => (
      <>
        {momentOf(at)}
        <span className="below">{repairedAt ? 'repaired' : 'not repaired yet'}</span>
      </>
    ),
  },
];

/** Where our rows said something else than the payment provider. */
export function DriftList() {
  const { api } = useShell();
  return (
    <BillingList
      label="Differences"
      list={driftList(api)}
      columns={columns}
      empty="Our rows have always said what Stripe says."
    />
  );
}
