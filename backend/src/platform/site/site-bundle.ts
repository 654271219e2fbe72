import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { frontendPublic } from './folders.ts';

export interface RenderOptions {
  /** The document with its empty root, as the build left it. */
  readonly template: string;
  /** Where the site is reached, without a slash at the end. */
  readonly siteUrl: string;
  /** Asks the public API, in process. */
  readonly fetch: (path: string) => Promise<Response>;
}

/**
 * A page by its path. One such as /programs/:slug has many addresses, and one that is drawn otherwise for a query has an
 * address for that; any other its path alone.
 */
export interface PageKind {
  readonly path: string;
  /** The content it shows. */
  readonly tags: readonly string[];
  /** Whether search engines and readers of other kinds are told of it. */
  readonly isListed: boolean;
}

/** A finished document, and what its head says of it. */
export interface Rendering {
  readonly html: string;
  readonly title: string;
  readonly description: string;
}

/** What the front end's server build offers. */
export interface SiteBundle {
  readonly pages: readonly PageKind[];
  /** Origins whose documents the pages may show in a frame. */
  readonly frameSources: readonly string[];
  /** The address of the page that answers what was asked for: a path, with or without a query. */
  addressOf(asked: string): string;
  /** True for an address that is drawn in the browser alone. */
  isClientPath(pathname: string): boolean;
  /** The path of the page an address would belong to, whether or not its slug exists. */
  pageAt(address: string): string | undefined;
  /** The addresses that the page at `path` has now. */
  addressesOf(path: string, options: Pick<RenderOptions, 'fetch'>): Promise<string[]>;
  render(address: string, options: RenderOptions): Promise<Rendering>;
  /** The picture that a public address is shared with, as SVG; `title` stands in it. */
  draw(address: string, options: Pick<RenderOptions, 'fetch'> & { readonly title: string }): Promise<string>;
  renderNotFound(options: Omit<RenderOptions, 'fetch'>): Promise<string>;
}

export interface LoadedSite {
  readonly bundle: SiteBundle;
  readonly template: string;
  /** The one empty page that the members area and the admin start from. */
  readonly emptyPage: string;
}

/** The built front end, or undefined where it has not been built (as in a run of the API's own tests). */
export async function loadSite(): Promise<LoadedSite | undefined> {
  const server = join(frontendPublic, 'server/entry-server.js');
  if (!existsSync(server)) return undefined;
  const [bundle, template, emptyPage] = await Promise.all([
    import(pathToFileURL(server).href) as Promise<SiteBundle>,
    readFile(join(frontendPublic, 'client/index.html'), 'utf8'),
    readFile(join(frontendPublic, 'client/spa.html'), 'utf8'),
  ]);
  return { bundle, template, emptyPage };
}
