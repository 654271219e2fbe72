import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.ts';
import {
  buildAfterCursorCondition,
  buildPositionColumn,
  decodeTimeAndId,
  readPageRows,
  toResultPage,
  type PageQuery,
} from '#platform/http/page.ts';
import { FileNotFound } from '../../domain/errors.ts';
import { StoredFile, type FileType } from '../../domain/stored-file.entity.ts';
import type { StoredFileDetailsView, StoredFilePage } from '../file.view.ts';
import { FileUsages, referenceSql } from './file-usages.ts';
import { toFileView } from './file-views.ts';

export interface FileFilter extends PageQuery {
  readonly q?: string;
  readonly type?: FileType;
  readonly unused?: boolean;
}

/** Reads the library of files for staff. */
@Injectable()
export class ReadFiles {
  constructor(
    private readonly database: Database,
    private readonly usages: FileUsages,
  ) {}

  /** Lists files, newest first. Throws InvalidCursor. */
  async list({ limit, cursor, q, type, unused }: FileFilter): Promise<StoredFilePage> {
    const after = cursor ? decodeTimeAndId(cursor) : [];
    const rows = await readPageRows(
      this.database.sql<{ id: string; position: string; is_used: boolean }>(
        `with used as (${this.usages.usedReferencesSql}), known as (
           select f.*, ${referenceSql} in (select ref from used) as is_used from stored_file f)
         select known.*, ${buildPositionColumn('known.uploaded_at')} from known where true
           ${q ? 'and position(lower(?) in lower(name)) > 0' : ''}
           ${type ? 'and type = ?' : ''}
           ${unused === undefined ? '' : `and is_used = ${!unused}`}
           ${cursor ? buildAfterCursorCondition('uploaded_at', 'id') : ''}
         order by uploaded_at desc, id desc limit ?`,
        [...(q ? [q] : []), ...(type ? [type] : []), ...after, limit + 1],
      ),
      cursor,
    );
    const files = rows.map((row) => ({ row, file: this.database.toEntity(StoredFile, row) }));
    const posters = await this.readPosters(files.map(({ file }) => file));
    return toResultPage(
      files,
      limit,
      ({ row, file }) => toFileView(file, { isUsed: row.is_used, poster: posters.get(file.posterId ?? '') }),
      ({ row }) => [row.position, row.id],
    );
  }

  /** Throws FileNotFound. */
  async read(id: string): Promise<StoredFileDetailsView> {
    const file = await this.database.em().findOne(StoredFile, { id });
    if (!file) throw new FileNotFound();
    const usages = await this.usages.list(file);
    const posters = await this.readPosters([file]);
    return {
      ...toFileView(file, { isUsed: usages.length > 0, poster: posters.get(file.posterId ?? '') }),
      usages: [...usages],
    };
  }

  private async readPosters(files: readonly StoredFile[]): Promise<ReadonlyMap<string, StoredFile>> {
    const ids = files.flatMap(({ posterId }) => posterId ?? []);
    const posters = ids.length > 0 ? await this.database.em().find(StoredFile, { id: { $in: ids } }) : [];
    return new Map(posters.map((poster) => [poster.id, poster]));
  }
}
