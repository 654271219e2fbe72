import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Ask } from 'shell/site-bundle';
import type { Backdrop } from '../frame/navigation/bar.tsx';
import { keptArea, membersLayout } from './client-pages.ts';
import { lazyPage, type LazyPage } from './lazy-page.tsx';

/** The route of a page that anybody may open. It is rendered ahead, the same for all. */
export type PublicRoute = {
  /** One with a `:slug` stands for as many addresses as `slugs` lists. */
  path: string;
  handle?: Partial<Handle>;
  /**
   * Reads what the page shows while it is rendered ahead. The component asks by the same queries and finds the answers in
   * its document.
   */
  loader?: (reading: Reading) => Promise<unknown>;
  slugs?: (ask: Ask) => Promise<string[]>;
} & (
  | { lazy: () => Promise<ComponentType> }
  /** In the first bundle, not in a file of its own. */
  | { Component: ComponentType }
);

type Reading = {
  client: QueryClient;
  ask: Ask;
  /** Empty where the path has none. */
  slug: string;
};

type Handle = {
  /** The content it shows: the page is read again when one of these changes. */
  tags: string[];
  /** The hour whose light the picture has that the page is shared with. */
  hour: number;
  /** Whether search engines and programs that read are told of it. */
  isListed: boolean;
  /**
   * Queries that change the page, such as `mode=sign-up`: it is rendered ahead once for each. Any other query changes
   * nothing of what is rendered ahead. Not for a page with a slug.
   */
  variants: string[];
  /** What stands round it. */
  frame: 'site' | 'door' | 'members';
  backdrop: Backdrop;
};

export type PublicPage = LazyPage & Pick<PublicRoute, 'path' | 'loader' | 'slugs'> & { handle: Handle };

const usual: Handle = { tags: [], hour: 10, isListed: true, variants: [], frame: 'site', backdrop: 'page' };

/** The parts of a frame that lie in files of their own. */
const framesInFiles: Record<Handle['frame'], LazyPage[]> = {
  site: [],
  door: [],
  members: [keptArea, membersLayout],
};

export function publicPage(route: PublicRoute): PublicPage {
  const handle = { ...usual, ...route.handle };
  const own = 'lazy' in route ? lazyPage(route.lazy) : { Page: route.Component, preload: () => Promise.resolve() };
  const parts = [own, ...framesInFiles[handle.frame]];
  const preload = async () => void (await Promise.all(parts.map((part) => part.preload())));
  return { ...route, handle, Page: own.Page, preload };
}
