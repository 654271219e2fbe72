import type { ComponentType } from 'react';
import { lazyPage, type LazyPage } from './lazy-page.tsx';
import { patternOf } from './path-pattern.ts';

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

/** For signed-in people only. */
export const memberPages: readonly ClientPage[] = [
  page('/members/dashboard', async () => (await import('./routes/members/dashboard.tsx')).DashboardPage),
  page('/members/modules', async () => (await import('./routes/members/modules.tsx')).ModulesPage),
  page('/members/modules/:id', async () => (await import('./routes/members/module.tsx')).ModulePage),
  page('/members/meditations', async () => (await import('./routes/members/meditations.tsx')).MeditationsPage),
  page('/members/replays', async () => (await import('./routes/members/replays.tsx')).ReplaysPage),
  page('/members/forum', async () => (await import('./routes/members/forum.tsx')).ForumPage),
  page('/members/resources', async () => (await import('./routes/members/resources.tsx')).ResourceLibraryPage),
  page('/members/visionary', async () => (await import('./routes/members/visionary.tsx')).VisionaryPage),
  page('/account', async () => (await import('./routes/members/account.tsx')).AccountPage),
  page(
    '/account/second-factor',
    async () => (await import('./routes/members/account-second-factor.tsx')).AccountSecondFactorPage,
  ),
  page(
    '/account/membership',
    async () => (await import('./routes/members/account-membership.tsx')).AccountMembershipPage,
  ),
];

/** The admin: a build of its own, fetched behind its boundary. */
export const adminArea = page('/admin/*', async () => (await import('./admin/admin-area.tsx')).AdminArea);

/** Addresses inside the admin, which draws them itself. */
export const adminPaths = [
  '/admin',
  '/admin/users',
  '/admin/users/:id',
  '/admin/dashboard',
  '/admin/content',
  '/admin/content/new',
  '/admin/subscribers',
  '/admin/billing',
  '/admin/events',
  '/admin/events/new',
  '/admin/ventures',
  '/admin/ventures/:id',
  '/admin/messages',
  '/admin/messages/:id',
  '/admin/forum',
] as const;

const patterns = [...doorPages, ...memberPages]
  .map(({ path }) => path)
  .concat(adminPaths)
  .map(patternOf);

/** True for an address that is answered by the empty document; any other unknown one is a 404. */
export function isClientPath(pathname: string): boolean {
  return patterns.some((pattern) => pattern.test(pathname));
}
