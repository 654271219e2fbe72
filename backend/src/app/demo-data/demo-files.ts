import { Injectable } from '@nestjs/common';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newId } from '#kernel/id.ts';
import { ImportFile } from '#modules/files/index.ts';
import { Database } from '#platform/database/database.ts';
import { assetsFolder } from '#platform/site/folders.ts';
import { listDemoMedia } from './media.ts';

const documents = ['foundations-workbook.pdf', 'transcripts-conscious-living.pdf', 'venture-canvas.pdf'];

@Injectable()
export class DemoFileSeeder {
  private urls: ReadonlyMap<unknown, string> | undefined;

  constructor(
    private readonly database: Database,
    private readonly files: ImportFile,
  ) {}

  /** Call `seed` outside a transaction, because another connection must read the files that `seed` stores. */
  async seed(): Promise<<Values extends object>(values: Values) => Values> {
    const urls = (this.urls ??= await this.importAll());
    return (values) => {
      const replaced = Object.entries(values).map(([field, value]) => [field, urls.get(value) ?? (value as unknown)]);
      return Object.fromEntries(replaced) as typeof values;
    };
  }

  private async importAll(): Promise<ReadonlyMap<string, string>> {
    const [admin] = await this.database.sql<{ id: string }>("select id from users where email = 'admin@example.org'");
    const uploadedBy = admin?.id ?? newId();
    const urls = new Map<string, string>();
    for (const name of listDemoMedia()) {
      const path = join(assetsFolder, 'media', name);
      const captionsPath = path.replace(/\.\w+$/, '.vtt');
      const captions = existsSync(captionsPath) ? readFileSync(captionsPath, 'utf8') : null;
      urls.set(`/files/media/${name}`, await this.files.import({ path, uploadedBy, captions }));
    }
    for (const name of documents) {
      const path = join(assetsFolder, 'library', name);
      urls.set(`/library/${name}`, await this.files.import({ path, uploadedBy }));
    }
    return urls;
  }
}
