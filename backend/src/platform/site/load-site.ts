import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SiteBundle } from 'shell/site-bundle';
import { publicSiteFolder } from './folders.ts';
import { addRehearsalNote } from './rehearsal-mark.ts';

export interface LoadedSite {
  readonly bundle: SiteBundle;
  readonly template: string;
  readonly emptyPage: string;
}

export async function loadSite({ rehearsal }: { rehearsal: boolean }): Promise<LoadedSite | undefined> {
  const server = join(publicSiteFolder, 'server/entry-server.js');
  if (!existsSync(server)) return undefined;
  const [{ site }, template, emptyPage] = await Promise.all([
    import(pathToFileURL(server).href) as Promise<{ site: SiteBundle }>,
    readFile(join(publicSiteFolder, 'client/index.html'), 'utf8'),
    readFile(join(publicSiteFolder, 'client/spa.html'), 'utf8'),
  ]);
  if (!rehearsal) return { bundle: site, template, emptyPage };
  return { bundle: site, template: addRehearsalNote(template), emptyPage: addRehearsalNote(emptyPage) };
}
