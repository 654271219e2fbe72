import type { ComponentType } from 'react';
import { logFailure } from 'shell/log-failure';
import { lazyPage, type LazyPage } from './lazy-page.tsx';
import { isAt } from './path-match.ts';

/** A page drawn in the browser alone, from the one empty document. */
export type ClientPage = LazyPage & { path: string };

const page = (path: string, load: () => Promise<ComponentType>): ClientPage => ({ path, ...lazyPage(load) });

/** Where mails lead, and the way to them. */
export const doorPages: readonly ClientPage[] = [
  page('/auth/recover', async () => (await import('./routes/auth-recover.tsx')).AuthRecoverPage),
  page('/auth/confirm', async () => (await import('./routes/auth-confirm.tsx')).AuthConfirmPage),
  page('/subscribe/confirm', async () => (await import('./routes/subscribe-confirm.tsx')).SubscribeConfirmPage),
];

/** Stands before the pages of the members area. */
export const memberGuard = lazyPage(
  async () => (await import('../features/auth/components/member-guard.tsx')).MemberGuard,
);

/** Keeps a page while its session is renewed. */
export const keptArea = lazyPage(async () => (await import('./layout/kept-area.tsx')).KeptArea);

export const membersLayout = lazyPage(async () => (await import('./layout/members-layout.tsx')).MembersLayout);

/** Loads what stands round those pages ahead of them: whoever is signed in comes there next. */
export function preloadMembersFrame(): void {
  const parts = [keptArea, memberGuard, membersLayout].map(({ preload }) => preload());
  Promise.all(parts).catch((error: unknown) => logFailure('The frame of the members area did not come', error));
}

/** For signed-in people only. */
export const memberPages: readonly ClientPage[] = [
  page('/members/dashboard', async () => (await import('./routes/members/dashboard/dashboard.tsx')).DashboardPage),
  page('/members/modules', async () => (await import('./routes/members/teachings/modules.tsx')).ModulesPage),
  page('/members/modules/:module', async () => (await import('./routes/members/teachings/module.tsx')).ModulePage),
  page(
    '/members/modules/:module/:lesson',
    async () => (await import('./routes/members/teachings/lesson.tsx')).LessonPage,
  ),
  page(
    '/members/certificates/:program',
    async () => (await import('./routes/members/teachings/certificate.tsx')).CertificatePage,
  ),
  page(
    '/members/meditations',
    async () => (await import('./routes/members/meditations/meditations.tsx')).MeditationsPage,
  ),
  page('/members/today', async () => (await import('./routes/members/today/today.tsx')).TodayPage),
  page('/members/journal', async () => (await import('./routes/members/journal/journal.tsx')).JournalPage),
  page('/members/practice', async () => (await import('./routes/members/practice/practice.tsx')).PracticePage),
  page('/members/notifications', async () => (await import('./routes/members/notifications.tsx')).NotificationsPage),
  page('/members/replays', async () => (await import('./routes/members/replays/replays.tsx')).ReplaysPage),
  page('/members/replays/:id', async () => (await import('./routes/members/replays/replay.tsx')).ReplayPage),
  page('/members/forum', async () => (await import('./routes/members/forum/forum.tsx')).ForumPage),
  page('/members/forum/new', async () => (await import('./routes/members/forum/new-post.tsx')).NewPostPage),
  page('/members/forum/:topic', async () => (await import('./routes/members/forum/topic.tsx')).TopicPage),
  page('/members/forum/:topic/reply', async () => (await import('./routes/members/forum/topic.tsx')).ReplyPage),
  page('/members/resources', async () => (await import('./routes/members/resources.tsx')).ResourceLibraryPage),
  page('/members/visionary', async () => (await import('./routes/members/visionary/visionary.tsx')).VisionaryPage),
  page('/account', async () => (await import('./routes/members/account.tsx')).AccountPage),
  page(
    '/account/notifications',
    async () => (await import('./routes/members/notification-settings.tsx')).NotificationSettingsPage,
  ),
  page(
    '/account/second-factor',
    async () => (await import('./routes/members/account-second-factor.tsx')).AccountSecondFactorPage,
  ),
  page(
    '/account/membership',
    async () => (await import('./routes/members/account-membership.tsx')).AccountMembershipPage,
  ),
];

/** For signed-in people too, with nothing around them. */
export const quietPages: readonly ClientPage[] = [
  page('/members/sit', async () => (await import('./routes/members/sit.tsx')).SitPage),
];

/** The admin: a build of its own, fetched behind its boundary. */
export const adminArea = page('/admin/*', async () => (await import('./admin/admin-area.tsx')).AdminArea);

const clientPaths = [...doorPages, ...memberPages, ...quietPages, adminArea].map(({ path }) => path);

/**
 * Loads the page of an address that the browser alone draws, and what stands round it, beside the session instead of
 * after it. Whoever turns out to be nobody is led away from it all the same.
 */
export function preloadClientPage(pathname: string): void {
  const page = [...memberPages, ...quietPages].find(({ path }) => isAt(path, pathname));
  if (!page) return;
  preloadMembersFrame();
  page.preload().catch((error: unknown) => logFailure('A page did not come ahead', error));
}

/** True for an address that is answered by the empty document; any other unknown one is a 404. */
export function isClientPath(pathname: string): boolean {
  return clientPaths.some((path) => isAt(path, pathname));
}
