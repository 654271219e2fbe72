import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MemberTable } from '../../features/members/components/member-table.tsx';
import { useShell } from '../../shell/shell.tsx';
import { statsQuery } from '../../features/dashboard/api/stats.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { useSettled } from '../../ui/use-settled.ts';
import { counted } from '../../ui/words.ts';

export function UsersPage() {
  const { api } = useShell();
  const { data: stats } = useQuery(statsQuery(api));
  const [typed, setTyped] = useState('');
  const search = useSettled(typed.trim());
  return (
    <>
      <PageHead title="User Management" />
      <div className="list-head">
        <SearchField placeholder="Search by name or email..." value={typed} onChange={setTyped} />
        {stats && <p>{counted(stats.users, 'member')}</p>}
      </div>
      <MemberTable search={search} total={stats?.users} />
    </>
  );
}
