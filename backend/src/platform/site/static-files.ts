import { readdirSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { assetsFolder, adminSiteFolder, publicSiteFolder } from './folders.ts';

export interface StaticFile {
  readonly root: string;
  readonly path: string;
  readonly immutable: boolean;
}

export function listStaticFiles(): ReadonlyMap<string, StaticFile> {
  const files = new Map<string, StaticFile>();
  const add = (root: string, prefix: string) => {
    if (!existsSync(root)) return;
    for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || /\.(html|br|gz)$|^former-files\.json$/.test(entry.name)) continue;
      const path = join(entry.parentPath, entry.name).slice(root.length + 1);
      files.set(prefix + path, { root, path, immutable: /\/assets\/(?!remoteEntry)/.test(`/${path}`) });
    }
  };
  add(join(publicSiteFolder, 'client'), '/');
  add(adminSiteFolder, '/admin-app/');
  add(join(assetsFolder, 'downloads'), '/downloads/');
  return files;
}
