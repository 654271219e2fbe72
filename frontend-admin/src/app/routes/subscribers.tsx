import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { SubscriberList } from '../../features/subscribers/components/subscriber-list.tsx';
import { useShell } from '../../shell/shell.tsx';
import { statsQuery } from '../../features/dashboard/api/stats.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { useSettled } from '../../ui/use-settled.ts';

export function SubscribersPage() {
  const { api } = useShell();
  const { data: stats } = useQuery(statsQuery(api));
  const [typed, setTyped] = useState('');
  const search = useSettled(typed.trim());
  return (
    <>
      <PageHead title="Email Subscribers">
        <Link className="button-link" to="/admin/dashboard">
          Back to Dashboard
        </Link>
      </PageHead>
      <div className="list-head">
        <SearchField placeholder="Search by email or name..." value={typed} onChange={setTyped} />
        {stats && <p>{stats.activeSubscribers.toLocaleString('en')} Active</p>}
      </div>
      <SubscriberList search={search} />
    </>
  );
}
