import type { ComponentType } from 'react';
import { logFailure } from 'shell/log-failure';
import { lazyPage, type LazyPage } from './lazy-page.tsx';
import { matchesPath } from './path-match.ts';

export type ClientPage = LazyPage & { path: string };

const page = (path: string, load: () => Promise<ComponentType>): ClientPage => ({ path, ...lazyPage(load) });

export const authPages: readonly ClientPage[] = [
  page('/auth/recover', async () => (await import('./routes/auth-recover.tsx')).AuthRecoverPage),
  page('/auth/confirm', async () => (await import('./routes/auth-confirm.tsx')).AuthConfirmPage),
  page('/subscribe/confirm', async () => (await import('./routes/subscribe-confirm.tsx')).SubscribeConfirmPage),
];

export const memberGuard = lazyPage(
  async () => (await import('../features/auth/components/member-guard.tsx')).MemberGuard,
);

export const sessionArea = lazyPage(async () => (await import('./layout/session-area.tsx')).SessionArea);

export const membersLayout = lazyPage(async () => (await import('./layout/members-layout.tsx')).MembersLayout);

export function preloadMembersLayout(): void {
  const parts = [sessionArea, memberGuard, membersLayout].map(({ preload }) => preload());
  Promise.all(parts).catch((error: unknown) => logFailure('The frame of the members area could not be loaded', error));
}

export const memberPages: readonly ClientPage[] = [
  page('/members/dashboard', async () => (await import('../features/dashboard/pages/dashboard.tsx')).DashboardPage),
  page('/members/modules', async () => (await import('../features/teachings/pages/modules.tsx')).ModulesPage),
  page('/members/modules/:module', async () => (await import('../features/teachings/pages/module.tsx')).ModulePage),
  page(
    '/members/modules/:module/:lesson',
    async () => (await import('../features/lesson/pages/lesson.tsx')).LessonPage,
  ),
  page(
    '/members/certificates/:program',
    async () => (await import('../features/teachings/pages/certificate.tsx')).CertificatePage,
  ),
  page(
    '/members/meditations',
    async () => (await import('../features/meditations/pages/meditations.tsx')).MeditationsPage,
  ),
  page('/members/today', async () => (await import('../features/reflections/pages/today.tsx')).TodayPage),
  page('/members/journal', async () => (await import('../features/journal/pages/journal.tsx')).JournalPage),
  page('/members/practice', async () => (await import('../features/record/pages/practice.tsx')).PracticePage),
  page(
    '/members/notifications',
    async () => (await import('../features/notifications/pages/notifications.tsx')).NotificationsPage,
  ),
  page('/members/replays', async () => (await import('../features/replays/pages/replays.tsx')).ReplaysPage),
  page('/members/replays/:id', async () => (await import('../features/replays/pages/replay.tsx')).ReplayPage),
  page('/members/forum', async () => (await import('../features/forum/pages/forum.tsx')).ForumPage),
  page('/members/forum/new', async () => (await import('../features/forum/pages/new-post.tsx')).NewPostPage),
  page('/members/forum/:topic', async () => (await import('../features/forum/pages/topic.tsx')).TopicPage),
  page('/members/forum/:topic/reply', async () => (await import('../features/forum/pages/topic.tsx')).ReplyPage),
  page('/members/resources', async () => (await import('../features/content/pages/resources.tsx')).ResourceLibraryPage),
  page('/members/visionary', async () => (await import('../features/visionary/pages/visionary.tsx')).VisionaryPage),
  page('/account', async () => (await import('../features/account/pages/account.tsx')).AccountPage),
  page(
    '/account/notifications',
    async () => (await import('../features/notifications/pages/notification-settings.tsx')).NotificationSettingsPage,
  ),
  page(
    '/account/second-factor',
    async () => (await import('../features/account/pages/account-second-factor.tsx')).AccountSecondFactorPage,
  ),
  page(
    '/account/membership',
    async () => (await import('../features/membership/pages/account-membership.tsx')).AccountMembershipPage,
  ),
];

export const fullScreenPages: readonly ClientPage[] = [
  page('/members/sit', async () => (await import('../features/sits/pages/sit.tsx')).SitPage),
];

export const adminArea = page('/admin/*', async () => (await import('./admin/admin-area.tsx')).AdminArea);

const clientPaths = [...authPages, ...memberPages, ...fullScreenPages, adminArea].map(({ path }) => path);

export function preloadClientPage(pathname: string): void {
  const page = [...memberPages, ...fullScreenPages].find(({ path }) => matchesPath(path, pathname));
  if (!page) return;
  preloadMembersLayout();
  page.preload().catch((error: unknown) => logFailure('A page could not be preloaded', error));
}

export function isClientPath(pathname: string): boolean {
  return clientPaths.some((path) => matchesPath(path, pathname));
}
