import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Flex, Typography } from 'antd';
import { memberList } from '../../features/members/api/members.ts';
import { useMemberColumns } from '../../features/members/components/member-columns.tsx';
import { PagedTable } from '../../shell/paged-table.tsx';
import { useShell } from '../../shell/shell.tsx';
import { dashboardStatsQuery } from '../../features/dashboard/api/stats.ts';
import { PageHeader } from '../../ui/page-head.tsx';
import { RingAvatar } from '../../ui/art/ring-avatar.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { useDebouncedValue } from '../../ui/use-debounced.ts';
import { formatCount } from '../../ui/format.ts';

export function UsersPage() {
  const { api } = useShell();
  const { data: stats } = useQuery(dashboardStatsQuery(api));
  const [typed, setTyped] = useState('');
  const search = useDebouncedValue(typed.trim());
  return (
    <>
      <PageHeader title="User Management" />
      <Flex wrap align="center" gap="8px 16px">
        <SearchField placeholder="Search by name or email..." value={typed} onChange={setTyped} />
        {stats && <Typography.Text type="secondary">{formatCount(stats.users, 'member')}</Typography.Text>}
      </Flex>
      <PagedTable
        label="Members"
        noun="users"
        list={memberList(api)}
        search={search}
        columns={useMemberColumns()}
        mark={({ id }) => <RingAvatar of={id} />}
        empty="No members found"
        total={search ? undefined : stats?.users}
      />
    </>
  );
}
