import { eventSlugs, programSlugs } from '../features/content/api/slugs.ts';
import type { Ask } from '../shell/api.ts';

type List = (ask: Ask) => Promise<string[]>;

/** Of each page whose address has a slug: the slugs there are. Asked while pages are rendered ahead. */
export const pageSlugs: Readonly<Record<string, List>> = {
  '/programs/:slug': programSlugs,
  '/events/:slug': eventSlugs,
};
