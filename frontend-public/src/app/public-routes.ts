import { figuresQuery } from '../features/figures/api/figures.ts';
import { publicMeditationQuery } from '../features/sits/api/public-meditation.ts';
import { createPublicPage, type PublicRoute, type PublicPage } from './public-page.ts';
import { lazyPage } from './lazy-page.tsx';
import { matchesPath } from './path-match.ts';

const content = () => import('../features/content/api/content.ts');
const letters = () => import('../features/letters/api/letters.ts');
const plans = async () => (await import('../features/membership/api/plans.ts')).plansQuery;
const accountRules = async () => (await import('shell/session/account-rules')).accountRulesQuery;

const publicRoutes: readonly PublicRoute[] = [
  {
    path: '/',
    lazy: async () => (await import('./routes/site/home/home.tsx')).HomePage,
    // Ignores failed requests, because the page then shows default figures and no meditation.
    loader: ({ client, ask }) =>
      Promise.all([client.prefetchQuery(figuresQuery(ask)), client.prefetchQuery(publicMeditationQuery(ask))]),
    handle: { tags: ['figures', 'events', 'meditations'], backdrop: 'sky' },
  },
  {
    path: '/about',
    lazy: async () => (await import('./routes/site/about/about.tsx')).AboutPage,
    // Ignores a failed request, because the page can omit the people.
    loader: async ({ client, ask }) => client.prefetchQuery((await content()).peopleQuery(ask)),
    handle: { tags: ['people'], hour: 7.6 },
  },
  {
    path: '/programs',
    lazy: async () => (await import('./routes/site/programs/programs.tsx')).ProgramsPage,
    loader: async ({ client, ask }) => {
      const { programsQuery, modulesQuery } = await content();
      await Promise.all([client.fetchQuery(programsQuery(ask)), client.fetchQuery(modulesQuery(ask))]);
    },
    handle: { tags: ['programs', 'modules'], hour: 12 },
  },
  {
    path: '/programs/:slug',
    lazy: async () => (await import('./routes/site/programs/program.tsx')).ProgramPage,
    loader: async ({ client, ask, slug }) => {
      const [{ programsQuery, outlineQuery }, plansQuery] = [await content(), await plans()];
      await Promise.all([
        client.fetchQuery(programsQuery(ask)),
        client.fetchQuery(outlineQuery(slug, ask)),
        client.fetchQuery(plansQuery(ask)),
      ]);
    },
    handle: { tags: ['programs', 'modules', 'lessons', 'plans'] },
  },
  {
    path: '/events',
    lazy: async () => (await import('./routes/site/events/events.tsx')).EventsPage,
    loader: async ({ client, ask }) => client.fetchQuery((await content()).eventsQuery('upcoming', ask)),
    handle: { tags: ['events'], hour: 22.2, backdrop: 'night' },
  },
  {
    path: '/events/:slug',
    lazy: async () => (await import('./routes/site/events/event.tsx')).EventPage,
    loader: async ({ client, ask, slug }) => client.fetchQuery((await content()).eventQuery(slug, ask)),
    handle: { tags: ['events'], hour: 23, backdrop: 'night' },
  },
  {
    path: '/membership',
    lazy: async () => (await import('./routes/membership.tsx')).MembershipPage,
    loader: async ({ client, ask }) => client.fetchQuery((await plans())(ask)),
    handle: { tags: ['plans'], hour: 17, variants: ['success=true', 'canceled=true'] },
  },
  {
    path: '/partner',
    lazy: async () => (await import('./routes/site/taking-part/partner.tsx')).PartnerPage,
    handle: { hour: 18.3 },
  },
  {
    path: '/get-involved',
    lazy: async () => (await import('./routes/site/taking-part/get-involved.tsx')).GetInvolvedPage,
    handle: { hour: 9 },
  },
  {
    path: '/resources',
    lazy: async () => (await import('./routes/site/resources/resources.tsx')).ResourcesPage,
    loader: async ({ client, ask }) => client.fetchQuery((await content()).resourcesQuery(ask)),
    handle: { tags: ['resources'], hour: 15 },
  },
  {
    path: '/letters',
    lazy: async () => (await import('./routes/site/letters/letters.tsx')).LettersPage,
    loader: async ({ client, ask }) => client.fetchInfiniteQuery((await letters()).lettersQuery(ask)),
    handle: { tags: ['letters'], hour: 6.9 },
  },
  {
    path: '/letters/:slug',
    lazy: async () => (await import('./routes/site/letters/letter.tsx')).LetterPage,
    loader: async ({ client, ask, slug }) => client.fetchQuery((await letters()).letterQuery(slug, ask)),
    handle: { tags: ['letters', 'events', 'programs'], hour: 6.9 },
  },
  {
    path: '/contact',
    lazy: async () => (await import('./routes/site/taking-part/contact.tsx')).ContactPage,
    handle: { hour: 8.4 },
  },
  {
    path: '/book',
    lazy: async () => (await import('./routes/site/book/book.tsx')).BookPage,
    handle: { hour: 19.2 },
  },
  {
    path: '/press-kit',
    lazy: async () => (await import('./routes/site/taking-part/press-kit.tsx')).PressKitPage,
    handle: { hour: 18.7 },
  },
  {
    path: '/privacy',
    lazy: async () => (await import('./routes/site/policies/privacy.tsx')).PrivacyPage,
  },
  {
    path: '/terms',
    lazy: async () => (await import('./routes/site/policies/terms.tsx')).TermsPage,
  },
  {
    path: '/accessibility',
    lazy: async () => (await import('./routes/site/policies/accessibility.tsx')).AccessibilityPage,
  },
  {
    path: '/withdraw',
    lazy: async () => (await import('./routes/site/policies/withdraw.tsx')).WithdrawPage,
  },
  {
    path: '/auth',
    lazy: async () => (await import('./routes/auth.tsx')).AuthPage,
    // Ignores a failed request, because the form then uses the default rules.
    loader: async ({ client, ask }) => client.prefetchQuery((await accountRules())(ask)),
    handle: { variants: ['mode=sign-up'], isListed: false, frame: 'door' },
  },
  {
    path: '/test-email',
    lazy: async () => (await import('./routes/test-email.tsx')).TestEmailPage,
    handle: { isListed: false, frame: 'members' },
  },
];

export const publicPages: readonly PublicPage[] = publicRoutes.map(createPublicPage);

export const notFoundPage = lazyPage(async () => (await import('./routes/site/errors/not-found.tsx')).NotFoundPage);

export function findPublicPage(pathname: string): PublicPage | undefined {
  return publicPages.find(({ path }) => matchesPath(path, pathname));
}
