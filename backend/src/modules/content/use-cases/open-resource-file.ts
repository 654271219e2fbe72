import { Injectable, StreamableFile } from '@nestjs/common';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import type { Tier } from '../../../kernel/tier.ts';
import { EntitlementOf } from '../../membership/index.ts';
import { FileLocked, NoSuchFile } from '../domain/errors.ts';
import { visibilityOf } from '../domain/visibility.ts';
import { ContentRows } from './content-rows.ts';
import { KeptFiles } from './kept-files.ts';
import { LibraryLinks } from './library-links.ts';

const types: Readonly<Record<string, string>> = { '.pdf': 'application/pdf', '.mp4': 'video/mp4' };

/** Hands a file of the library to whose tier opens it at this moment, known by their token or by the key of the link. */
@Injectable()
export class OpenResourceFile {
  constructor(
    private readonly rows: ContentRows,
    private readonly entitlement: EntitlementOf,
    private readonly links: LibraryLinks,
    private readonly files: KeptFiles,
  ) {}

  /** Throws NoSuchContent, FileLocked, or NoSuchFile. */
  async execute({ id, readerId, key }: { id: string; readerId: string | undefined; key: string | undefined }) {
    const row = await this.rows.one('resources', id);
    const { tier } = await this.entitlement.execute(readerId ?? (key ? this.links.readerOf(key, id) : undefined));
    const { locked, visibilityTier } = visibilityOf(tier, row['visibility_tier'] as Tier);
    if (locked) throw new FileLocked(visibilityTier);
    const path = this.files.pathOf(row['url'] as string);
    if (!path) throw new NoSuchFile();
    const { size } = await stat(path);
    return new StreamableFile(createReadStream(path), {
      type: types[extname(path)] ?? 'application/octet-stream',
      disposition: `attachment; filename="${basename(path)}"`,
      length: size,
    });
  }
}
