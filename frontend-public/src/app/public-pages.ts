import type { ComponentType } from 'react';
import type { Backdrop } from '../shell/navigation/navigation.tsx';
import { keptArea, membersLayout } from './client-pages.ts';
import { lazyPage, type LazyPage } from './lazy-page.tsx';
import { patternOf } from './path-pattern.ts';
import { HomePage } from './routes/site/home/home.tsx';

/** A page rendered ahead of its visitors, the same for all of them. */
export type PublicPage = LazyPage & {
  /** Its address; one with a `:slug` stands for as many as there are such things, and page-slugs.ts lists them. */
  path: string;
  pattern: RegExp;
  /** Queries it is drawn otherwise for, such as `mode=sign-up`; any other query changes nothing of what is rendered ahead. */
  variants: string[];
  /** Content it shows; the page is rendered again when one of these changes. */
  tags: string[];
  /** Whether search engines and readers of other kinds are told of it. */
  isListed: boolean;
  /** What stands round it. */
  frame: 'site' | 'door' | 'members';
  backdrop: Backdrop;
};

type Choices = Partial<Pick<PublicPage, 'variants' | 'tags' | 'isListed' | 'frame' | 'backdrop'>>;

const page = (path: string, load: () => Promise<ComponentType>, choices: Choices = {}): PublicPage => ({
  path,
  pattern: patternOf(path),
  variants: [],
  tags: [],
  isListed: true,
  frame: 'site',
  backdrop: 'page',
  ...lazyPage(load),
  ...choices,
});

/** Its frame is in files of its own too. */
const loadedWith = (frame: LazyPage[], page: PublicPage): PublicPage => ({
  ...page,
  preload: async () => void (await Promise.all([page, ...frame].map(({ preload }) => preload()))),
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
  page('/auth', async () => (await import('./routes/auth.tsx')).AuthPage, {
    variants: ['mode=sign-up'],
    isListed: false,
    frame: 'door',
  }),
  loadedWith(
    [keptArea, membersLayout],
    page('/test-email', async () => (await import('./routes/test-email.tsx')).TestEmailPage, {
      isListed: false,
      frame: 'members',
    }),
  ),
];

/** What stands at an address that is none. */
export const notFoundPage = lazyPage(async () => (await import('./routes/site/errors/not-found.tsx')).NotFoundPage);

/** The public page at an address, with or without a slash at its end. */
export function publicPageAt(pathname: string): PublicPage | undefined {
  return publicPages.find(({ pattern }) => pattern.test(pathname));
}

/** What is rendered ahead for what was asked for: its path, and of its query only what the page is drawn otherwise for. */
export function addressOf(asked: string): string {
  const [path = '/', query] = asked.split('?');
  const pathname = path.replace(/(.)\/$/, '$1');
  if (query === undefined) return pathname;
  const has = (variant: string) =>
    [...new URLSearchParams(variant)].every(([name, value]) => search.get(name) === value);
  const search = new URLSearchParams(query);
  const variant = publicPageAt(pathname)?.variants.find(has);
  return variant ? `${pathname}?${variant}` : pathname;
}
