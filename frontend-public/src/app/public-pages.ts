import type { FetchQueryOptions } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { eventsQuery, modulesQuery, programsQuery, resourcesQuery } from '../features/content/api/content.ts';
import { plansQuery } from '../features/membership/api/plans.ts';
import type { Ask } from '../shell/api.ts';
import type { Backdrop } from '../shell/navigation/navigation.tsx';
import { lazyPage, type LazyPage } from './lazy-page.tsx';
import { HomePage } from './routes/site/home.tsx';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each query has its own data; only fetching is asked of it
type PageQuery = FetchQueryOptions<any, any, any, any>;

/** A page rendered ahead of its visitors, the same for all of them. */
export type PublicPage = LazyPage & {
  path: string;
  /** Content it shows; the page is rendered again when one of these changes. */
  tags: string[];
  backdrop: Backdrop;
  /** What it reads, asked while it is rendered ahead and handed over in the document. */
  queries: (ask: Ask) => PageQuery[];
};

type Choices = Partial<Pick<PublicPage, 'tags' | 'backdrop' | 'queries'>>;

const page = (path: string, load: () => Promise<ComponentType>, choices: Choices = {}): PublicPage => ({
  path,
  tags: [],
  backdrop: 'page',
  queries: () => [],
  ...lazyPage(load),
  ...choices,
});

export const publicPages: readonly PublicPage[] = [
  { ...page('/', async () => HomePage, { backdrop: 'sky' }), Page: HomePage },
  page('/about', async () => (await import('./routes/site/about.tsx')).AboutPage),
  page('/programs', async () => (await import('./routes/site/programs.tsx')).ProgramsPage, {
    tags: ['programs', 'modules'],
    queries: (ask) => [programsQuery(ask), modulesQuery(ask)],
  }),
  page('/events', async () => (await import('./routes/site/events.tsx')).EventsPage, {
    tags: ['events'],
    backdrop: 'night',
    queries: (ask) => [eventsQuery('upcoming', ask)],
  }),
  page('/membership', async () => (await import('./routes/membership.tsx')).MembershipPage, {
    tags: ['plans'],
    queries: (ask) => [plansQuery(ask)],
  }),
  page('/partner', async () => (await import('./routes/site/partner.tsx')).PartnerPage),
  page('/get-involved', async () => (await import('./routes/site/get-involved.tsx')).GetInvolvedPage),
  page('/resources', async () => (await import('./routes/site/resources.tsx')).ResourcesPage, {
    tags: ['resources'],
    queries: (ask) => [resourcesQuery(ask)],
  }),
  page('/contact', async () => (await import('./routes/site/contact.tsx')).ContactPage),
  page('/book', async () => (await import('./routes/site/book.tsx')).BookPage),
  page('/press-kit', async () => (await import('./routes/site/press-kit.tsx')).PressKitPage),
  page('/privacy', async () => (await import('./routes/site/notes.tsx')).PrivacyPage),
  page('/terms', async () => (await import('./routes/site/notes.tsx')).TermsPage),
  page('/accessibility', async () => (await import('./routes/site/notes.tsx')).AccessibilityPage),
];

/** The public page at an address, with or without a slash at its end. */
export function publicPageAt(pathname: string): PublicPage | undefined {
  const address = pathname.replace(/(.)\/$/, '$1');
  return publicPages.find(({ path }) => path === address);
}
