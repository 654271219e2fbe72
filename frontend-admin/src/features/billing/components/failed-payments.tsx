import { Link } from 'react-router-dom';
import { PagedTable } from '../../../shell/paged-table.tsx';
import { useShell } from '../../../shell/shell.tsx';
import type { Column } from '../../../ui/data-table.tsx';
import { formatCount, formatDate, formatDollars } from '../../../ui/format.ts';
import { failedPaymentList, type FailedPayment } from '../api/billing.ts';

const columns: Column<FailedPayment>[] = [
  {
    title: 'Member',
    cell: ({ userId, email }) => (
      <Link className="address" to={`/admin/users/${userId}`}>
        {email ?? 'Deleted account'}
      </Link>
    ),
  },
  {
    title: 'Owed',
    width: { narrow: '96px', medium: '14%', wide: '14%' },
    cell: ({ amountCents }) => formatDollars(amountCents),
  },
  {
    title: 'Attempts',
    width: { medium: '16%', wide: '16%' },
    from: 'medium',
    cell: ({ attempts }) => formatCount(attempts, 'time'),
  },
  {
    title: 'First failed',
    width: { medium: '20%', wide: '20%' },
    from: 'medium',
    cell: ({ failedAt }) => formatDate(failedAt),
    folded: ({ failedAt }) => `First failed ${formatDate(failedAt)}`,
  },
  {
    title: 'Access ends',
    width: { medium: '20%', wide: '20%' },
    from: 'medium',
    cell: ({ graceEndsAt }) => (graceEndsAt ? formatDate(graceEndsAt) : '–'),
    folded: ({ graceEndsAt }) => graceEndsAt && `Access ends ${formatDate(graceEndsAt)}`,
  },
];

export function FailedPaymentList() {
  const { api } = useShell();
  return (
    <PagedTable label="Failed payments" list={failedPaymentList(api)} columns={columns} empty="No failed payments." />
  );
}
