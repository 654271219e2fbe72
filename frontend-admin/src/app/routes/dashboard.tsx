import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { StatCards } from '../../features/dashboard/components/stat-cards.tsx';
import { logFailure } from '../../shell/log-failure.ts';
import { useShell } from '../../shell/shell.tsx';
import { statsQuery } from '../../features/dashboard/api/stats.ts';
import { PageHead } from '../../ui/page-head.tsx';

export function DashboardPage() {
  const { api } = useShell();
  const { data: stats, error } = useQuery(statsQuery(api));
  useEffect(() => {
    if (error) logFailure('The counts could not be loaded', error);
  }, [error]);
  return (
    <>
      <PageHead title="Dashboard" />
      <StatCards stats={stats} />
    </>
  );
}
