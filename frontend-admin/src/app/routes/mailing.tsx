import { Tabs } from 'antd';
import type { ReactNode } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { AudienceList } from '../../features/campaigns/components/audience-list.tsx';
import { CampaignList } from '../../features/campaigns/components/campaign-list.tsx';
import { ReflectionsTabLabel } from '../../features/content/reflections/empty-days.tsx';
import { ReflectionCalendar } from '../../features/content/reflections/reflection-calendar.tsx';
import { AutomationsTab } from '../../features/automations/components/automations-tab.tsx';
import { MailHealth } from '../../features/mailing/components/mail-health.tsx';
import { SuppressedAddressList } from '../../features/mailing/components/suppressed-addresses.tsx';
import { useRoles, type UserRole } from '../../shell/use-roles.ts';
import { LoadStatus } from '../../ui/load-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-head.tsx';

interface MailingTab {
  path: string;
  label: ReactNode;
  content: ReactNode;
  roles?: readonly UserRole[];
}

const tabs: readonly MailingTab[] = [
  { path: '/admin/mailing', label: 'Campaigns', content: <CampaignList />, roles: ['editor', 'admin'] },
  {
    path: '/admin/mailing/reflections',
    label: <ReflectionsTabLabel label="Daily reflections" />,
    content: <ReflectionCalendar />,
  },
  { path: '/admin/mailing/automations', label: 'Automations', content: <AutomationsTab />, roles: ['admin'] },
  { path: '/admin/mailing/audiences', label: 'Audiences', content: <AudienceList />, roles: ['editor', 'admin'] },
  {
    path: '/admin/mailing/suppressed',
    label: 'Suppressed addresses',
    content: <SuppressedAddressList />,
    roles: ['admin'],
  },
  { path: '/admin/mailing/health', label: 'Health', content: <MailHealth />, roles: ['admin'] },
];

export function MailingPage() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const held = useRoles();
  if (!held) return <LoadStatus isLoading />;
  const shown = tabs.filter(({ roles }) => !roles || roles.some((role) => held.includes(role)));
  if (!shown.some(({ path }) => path === pathname))
    return <Navigate to={shown[0]?.path ?? '/admin/dashboard'} replace />;
  return (
    <>
      <PageHeader title="Mailing">
        {held.includes('admin') && <LinkButton to="/test-email">Test email</LinkButton>}
      </PageHeader>
      <Tabs
        aria-label="Mailing"
        items={shown.map(({ path, label, content }) => ({ key: path, label, children: content }))}
        destroyOnHidden
        activeKey={pathname}
        onChange={(path) => void navigate(path)}
      />
    </>
  );
}
