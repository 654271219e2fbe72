import type { ComponentType } from 'react';
import type { Backdrop } from '../shell/navigation/navigation.tsx';
import { lazyPage, type LazyPage } from './lazy-page.tsx';
import { patternOf } from './path-pattern.ts';
import { HomePage } from './routes/site/home/home.tsx';

/** A page rendered ahead of its visitors, the same for all of them. */
export type PublicPage = LazyPage & {
  /** Its address; one with a `:slug` stands for as many as there are such things, and page-slugs.ts lists them. */
  path: string;
  pattern: RegExp;
  /** Content it shows; the page is rendered again when one of these changes. */
  tags: string[];
  backdrop: Backdrop;
};

type Choices = Partial<Pick<PublicPage, 'tags' | 'backdrop'>>;

const page = (path: string, load: () => Promise<ComponentType>, choices: Choices = {}): PublicPage => ({
  path,
  pattern: patternOf(path),
  tags: [],
  backdrop: 'page',
  ...lazyPage(load),
  ...choices,
});

export const publicPages: readonly PublicPage[] = [
  { ...page('/', async () => HomePage, { tags: ['figures', 'events'], backdrop: 'sky' }), Page: HomePage },
  page('/about', async () => (await import('./routes/site/about/about.tsx')).AboutPage),
  page('/programs', async () => (await import('./routes/site/programs/programs.tsx')).ProgramsPage, {
    tags: ['programs', 'modules'],
  }),
  page('/programs/:slug', async () => (await import('./routes/site/programs/program.tsx')).ProgramPage, {
    tags: ['programs', 'modules', 'lessons', 'plans'],
  }),
  page('/events', async () => (await import('./routes/site/events/events.tsx')).EventsPage, {
    tags: ['events'],
    backdrop: 'night',
  }),
  page('/events/:slug', async () => (await import('./routes/site/events/event.tsx')).EventPage, {
    tags: ['events'],
    backdrop: 'night',
  }),
  page('/membership', async () => (await import('./routes/membership.tsx')).MembershipPage, {
    tags: ['plans'],
  }),
  page('/partner', async () => (await import('./routes/site/taking-part/partner.tsx')).PartnerPage),
  page('/get-involved', async () => (await import('./routes/site/taking-part/get-involved.tsx')).GetInvolvedPage),
  page('/resources', async () => (await import('./routes/site/resources/resources.tsx')).ResourcesPage, {
    tags: ['resources'],
  }),
  page('/contact', async () => (await import('./routes/site/taking-part/contact.tsx')).ContactPage),
  page('/book', async () => (await import('./routes/site/book/book.tsx')).BookPage),
  page('/press-kit', async () => (await import('./routes/site/taking-part/press-kit.tsx')).PressKitPage),
  page('/privacy', async () => (await import('./routes/site/policies/privacy.tsx')).PrivacyPage),
  page('/terms', async () => (await import('./routes/site/policies/terms.tsx')).TermsPage),
  page('/accessibility', async () => (await import('./routes/site/policies/accessibility.tsx')).AccessibilityPage),
];

/** What stands at an address that is none. */
export const notFoundPage = lazyPage(async () => (await import('./routes/site/errors/not-found.tsx')).NotFoundPage);

/** The public page at an address, with or without a slash at its end. */
export function publicPageAt(pathname: string): PublicPage | undefined {
  return publicPages.find(({ pattern }) => pattern.test(pathname));
}
