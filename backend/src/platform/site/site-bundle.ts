import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { frontendPublic } from './folders.ts';

export interface RenderOptions {
  /** The document with its empty root, as the build left it. */
  readonly template: string;
  /** Asks the public API, in process. */
  readonly fetch: (path: string) => Promise<Response>;
}

/** What the front end's server build offers. */
export interface SiteBundle {
  readonly pages: readonly { readonly path: string; readonly tags: readonly string[] }[];
  isClientPath(pathname: string): boolean;
  render(path: string, options: RenderOptions): Promise<string>;
  renderNotFound(options: RenderOptions): Promise<string>;
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
