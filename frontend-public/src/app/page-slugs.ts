import type { ApiFetch } from 'shell/site-bundle';
import { fetchEventSlugs, fetchProgramSlugs } from '../features/content/api/slugs.ts';
import { fetchLetterSlugs } from '../features/letters/api/letters.ts';

/** Only prerendering needs the slugs, so no browser loads this code. */
export const slugReaders: Readonly<Record<string, (ask: ApiFetch) => Promise<string[]>>> = {
  '/programs/:slug': fetchProgramSlugs,
  '/events/:slug': fetchEventSlugs,
  '/letters/:slug': fetchLetterSlugs,
};
