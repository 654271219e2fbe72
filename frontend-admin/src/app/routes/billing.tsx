import { useQuery } from '@tanstack/react-query';
import { billingHealthQuery } from '../../features/billing/api/billing.ts';
import { BillingOverview } from '../../features/billing/components/billing-overview.tsx';
import { useShell, useLoadFailureToast } from '../../shell/shell.tsx';
import { LoadStatus } from '../../ui/load-state.tsx';
import { PageHeader } from '../../ui/page-head.tsx';

const failure = 'Failed to load billing';

export function BillingPage() {
  const { api } = useShell();
  const { data: health, error, isPending, refetch } = useQuery(billingHealthQuery(api));
  useLoadFailureToast(error, failure);
  return (
    <>
      <PageHeader title="Billing" />
      {health ? (
        <BillingOverview health={health} />
      ) : (
        <LoadStatus isLoading={isPending} failure={error ? failure : undefined} onRetry={refetch} />
      )}
    </>
  );
}
