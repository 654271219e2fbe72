import { lazy, type ComponentType } from 'react';
import { messagesInbox, venturesInbox, type Inbox } from '../features/inquiries/inboxes.ts';
import type { UserRole } from '../shell/use-roles.ts';
import { DashboardPage } from './routes/dashboard.tsx';

interface AdminPage {
  path: string;
  Page: ComponentType;
  menu?: MenuEntry;
  within?: string;
  /** Without roles, all staff members may open the page. */
  roles?: readonly UserRole[];
}

interface MenuEntry {
  label: string;
  group: 'overview' | 'people' | 'content' | 'mailing' | 'money';
  counts?: 'messages' | 'ventures' | 'moderation' | 'operations';
}

const lazyPage = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() }));

const InboxPage = lazy(async () => ({ default: (await import('./routes/inbox.tsx')).InboxPage }));
const InquiryPage = lazy(async () => ({ default: (await import('./routes/inquiry.tsx')).InquiryPage }));

const inboxPages = (inbox: Inbox, path: 'messages' | 'ventures'): AdminPage[] => [
  { path, Page: () => <InboxPage inbox={inbox} />, menu: { label: inbox.title, group: 'people', counts: path } },
  { path: `${path}/:id`, Page: () => <InquiryPage inbox={inbox} /> },
];

export const adminPages: readonly AdminPage[] = [
  { path: 'dashboard', Page: DashboardPage, menu: { label: 'Dashboard', group: 'overview' } },
  {
    path: 'users',
    Page: lazyPage(async () => (await import('./routes/users.tsx')).UsersPage),
    menu: { label: 'Users', group: 'people' },
  },
  { path: 'users/:id', Page: lazyPage(async () => (await import('./routes/user.tsx')).UserPage) },
  {
    path: 'subscribers',
    Page: lazyPage(async () => (await import('./routes/subscribers.tsx')).SubscribersPage),
    menu: { label: 'Subscribers', group: 'people' },
  },
  ...inboxPages(messagesInbox, 'messages'),
  ...inboxPages(venturesInbox, 'ventures'),
  {
    path: 'content',
    Page: lazyPage(async () => (await import('./routes/content.tsx')).ContentPage),
    menu: { label: 'Content', group: 'content' },
  },
  { path: 'content/trash', Page: lazyPage(async () => (await import('./routes/trash.tsx')).TrashPage) },
  { path: 'content/new', Page: lazyPage(async () => (await import('./routes/new-content.tsx')).NewItemPage) },
  {
    path: 'events',
    Page: lazyPage(async () => (await import('./routes/events.tsx')).EventsPage),
    menu: { label: 'Events', group: 'content' },
  },
  { path: 'events/new', Page: lazyPage(async () => (await import('./routes/new-content.tsx')).NewEventPage) },
  {
    path: 'files',
    Page: lazyPage(async () => (await import('./routes/files.tsx')).FilesPage),
    menu: { label: 'Files', group: 'content' },
    roles: ['editor', 'admin'],
  },
  {
    path: 'forum',
    Page: lazyPage(async () => (await import('./routes/forum.tsx')).ForumPage),
    menu: { label: 'Moderation', group: 'content', counts: 'moderation' },
  },
  {
    path: 'mailing',
    Page: lazyPage(async () => (await import('./routes/mailing.tsx')).MailingPage),
    menu: { label: 'Mailing', group: 'mailing' },
  },
  { path: 'mailing/reflections', Page: lazyPage(async () => (await import('./routes/mailing.tsx')).MailingPage) },
  ...['mailing/suppressed', 'mailing/health'].map((path): AdminPage => ({
    path,
    Page: lazyPage(async () => (await import('./routes/mailing.tsx')).MailingPage),
    roles: ['admin'],
  })),
  {
    path: 'mailing/automations',
    Page: lazyPage(async () => (await import('./routes/mailing.tsx')).MailingPage),
    roles: ['admin'],
  },
  {
    path: 'mailing/audiences',
    Page: lazyPage(async () => (await import('./routes/mailing.tsx')).MailingPage),
    roles: ['editor', 'admin'],
  },
  {
    path: 'mailing/campaigns/:id',
    Page: lazyPage(async () => (await import('./routes/campaign.tsx')).CampaignPage),
    roles: ['editor', 'admin'],
  },
  {
    path: 'billing',
    Page: lazyPage(async () => (await import('./routes/billing.tsx')).BillingPage),
    menu: { label: 'Billing', group: 'money' },
    roles: ['admin'],
  },
  {
    path: 'operations',
    Page: lazyPage(async () => (await import('./routes/operations.tsx')).OperationsPage),
    menu: { label: 'Operations', group: 'money', counts: 'operations' },
    roles: ['admin'],
  },
];
