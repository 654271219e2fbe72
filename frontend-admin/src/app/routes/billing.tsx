import { useQuery } from '@tanstack/react-query';
import { healthQuery } from '../../features/billing/api/billing.ts';
import { BillingOverview } from '../../features/billing/components/billing-overview.tsx';
import { useShell, useLoadFailure } from '../../shell/shell.tsx';
import { LoadState } from '../../ui/load-state.tsx';
import { PageHead } from '../../ui/page-head.tsx';

const failure = 'Failed to load billing';

export function BillingPage() {
  const { api } = useShell();
  const { data: health, error, isPending, refetch } = useQuery(healthQuery(api));
  useLoadFailure(error, failure);
  return (
    <>
      <PageHead title="Billing" />
      {health ? (
        <BillingOverview health={health} />
      ) : (
        <LoadState isLoading={isPending} failure={error ? failure : undefined} onRetry={refetch} />
      )}
    </>
  );
}
