import { Tabs } from 'antd';
import type { ReactNode } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { ReflectionCalendar } from '../../features/content/reflections/reflection-calendar.tsx';
import { PageHeader } from '../../ui/page-head.tsx';

interface MailingTab {
  path: string;
  label: string;
  content: ReactNode;
}

const tabs: readonly MailingTab[] = [
  { path: '/admin/mailing/reflections', label: 'Daily reflections', content: <ReflectionCalendar /> },
];

/** Frame of the mailing pages: each tab has a URL of its own. */
export function MailingPage() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [first] = tabs;
  if (!tabs.some(({ path }) => path === pathname)) return <Navigate to={first?.path ?? '/admin/dashboard'} replace />;
  return (
    <>
      <PageHeader title="Mailing" />
      <Tabs
        aria-label="Mailing"
        items={tabs.map(({ path, label, content }) => ({ key: path, label, children: content }))}
        destroyOnHidden
        activeKey={pathname}
        onChange={(path) => void navigate(path)}
      />
    </>
  );
}
