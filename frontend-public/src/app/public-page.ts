import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { ApiFetch } from 'shell/site-bundle';
import type { NavigationBackdrop } from '../frame/navigation/bar.tsx';
import { sessionArea, membersLayout } from './client-pages.ts';
import { lazyPage, type LazyPage } from './lazy-page.tsx';

export type PublicRoute = {
  /** If the path contains `:slug`, one page exists for each slug (page-slugs.ts). */
  path: string;
  handle?: Partial<PublicPageInfo>;
  loader?: (reading: LoaderArgs) => Promise<unknown>;
  lazy: () => Promise<ComponentType>;
};

type LoaderArgs = {
  client: QueryClient;
  ask: ApiFetch;
  slug: string;
};

type PublicPageInfo = {
  /** A change of content with one of these tags prerenders the page again. */
  tags: string[];
  /** Local hour of the sky in the share picture. */
  hour: number;
  /** True if the site map and llms.txt list the page. */
  isListed: boolean;
  /** Query strings that change the page, such as `mode=sign-up`, only for pages without a slug. */
  variants: string[];
  frame: 'site' | 'door' | 'members';
  backdrop: NavigationBackdrop;
};

export type PublicPage = LazyPage & Pick<PublicRoute, 'path' | 'loader'> & { handle: PublicPageInfo };

const defaultHandle: PublicPageInfo = {
  tags: [],
  hour: 10,
  isListed: true,
  variants: [],
  frame: 'site',
  backdrop: 'page',
};

const lazyFrames: Record<PublicPageInfo['frame'], LazyPage[]> = {
  site: [],
  door: [],
  members: [sessionArea, membersLayout],
};

export function createPublicPage(route: PublicRoute): PublicPage {
  const handle = { ...defaultHandle, ...route.handle };
  const own = lazyPage(route.lazy);
  const parts = [own, ...lazyFrames[handle.frame]];
  const preload = async () => void (await Promise.all(parts.map((part) => part.preload())));
  return { ...route, handle, Page: own.Page, preload };
}
