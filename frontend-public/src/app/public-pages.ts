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
  /**
   * Queries it is drawn otherwise for, such as `mode=sign-up`; any other changes nothing of what is rendered ahead. Not
   * for a page with a slug.
   */
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

/** What of a frame lies in files of its own. */
const framesInFiles: Record<PublicPage['frame'], LazyPage[]> = {
  site: [],
  door: [],
  members: [keptArea, membersLayout],
};

function page(path: string, load: () => Promise<ComponentType>, choices: Choices = {}): PublicPage {
  const { Page, preload } = lazyPage(load);
  const { frame = 'site' } = choices;
  return {
    path,
    pattern: patternOf(path),
    variants: [],
    tags: [],
    isListed: true,
    frame,
    backdrop: 'page',
    Page,
    preload: async () => {
      await Promise.all([preload(), ...framesInFiles[frame].map((part) => part.preload())]);
    },
    ...choices,
  };
}

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
  page('/test-email', async () => (await import('./routes/test-email.tsx')).TestEmailPage, {
    isListed: false,
    frame: 'members',
  }),
];

/** What stands at an address that is none. */
export const notFoundPage = lazyPage(async () => (await import('./routes/site/errors/not-found.tsx')).NotFoundPage);

/** The public page at an address, with or without a slash at its end. */
export function publicPageAt(pathname: string): PublicPage | undefined {
  return publicPages.find(({ pattern }) => pattern.test(pathname));
}

/** What is rendered ahead for what was asked for: its path, and of its query only what the page is drawn otherwise for. */
export function addressOf(asked: string): string {
  const [, path = '/', query = ''] = /^([^?]*)\??(.*)$/s.exec(asked) ?? [];
  const pathname = path.replace(/(.)\/$/, '$1');
  if (query === '') return pathname;
  const search = new URLSearchParams(query);
  const has = (variant: string) =>
    [...new URLSearchParams(variant)].every(([name, value]) => search.get(name) === value);
  const variant = publicPageAt(pathname)?.variants.find(has);
  return variant ? `${pathname}?${variant}` : pathname;
}
