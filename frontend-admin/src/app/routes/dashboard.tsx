import { useQuery } from '@tanstack/react-query';
import { Flex } from 'antd';
import { useEffect } from 'react';
import { LinkButton } from '../../ui/link-button.tsx';
import { DashboardStatCards } from '../../features/dashboard/components/stat-cards.tsx';
import { logFailure } from 'shell/log-failure';
import { useShell } from '../../shell/shell.tsx';
import { useCanWrite } from '../../shell/use-roles.ts';
import { EmptyReflectionDaysWarning } from '../../features/content/reflections/empty-days.tsx';
import { dashboardStatsQuery } from '../../features/dashboard/api/stats.ts';
import { PageHeader } from '../../ui/page-head.tsx';

export function DashboardPage() {
  const { api } = useShell();
  const mayWrite = useCanWrite();
  const { data: stats, error } = useQuery(dashboardStatsQuery(api));
  useEffect(() => {
    if (error) logFailure('The counts could not be loaded', error);
  }, [error]);
  return (
    <>
      <PageHeader title="Dashboard">
        {mayWrite && (
          <Flex wrap gap={8}>
            <LinkButton to="/admin/events/new">Schedule New Event</LinkButton>
            <LinkButton type="primary" to="/admin/content/new">
              Create New Lesson
            </LinkButton>
          </Flex>
        )}
      </PageHeader>
      <DashboardStatCards stats={stats} />
      {mayWrite && <EmptyReflectionDaysWarning />}
    </>
  );
}
