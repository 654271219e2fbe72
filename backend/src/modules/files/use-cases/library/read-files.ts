import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.ts';
import {
  buildAfterCursorCondition,
  buildPositionColumn,
  decodeTimeAndIdCursor,
  readPageRows,
  toResultPage,
  type PageQuery,
} from '#platform/http/page.ts';
import { StaffNameLookup } from '#modules/auth/index.ts';
import { FileNotFound } from '../../domain/errors.ts';
import { StoredFile, type FileType } from '../../domain/stored-file.entity.ts';
import type { StoredFileDetailsView, StoredFilePageView } from '../file.view.ts';
import { FileUsageFinder, fileReferenceSql } from './file-usages.ts';
import { toFileView } from './file-views.ts';

export interface FileFilter extends PageQuery {
  readonly q?: string;
  readonly type?: FileType;
  readonly unused?: boolean;
}

@Injectable()
export class ReadFiles {
  constructor(
    private readonly database: Database,
    private readonly usages: FileUsageFinder,
    private readonly staffNames: StaffNameLookup,
  ) {}

  async list({ limit, cursor, q, type, unused }: FileFilter): Promise<StoredFilePageView> {
    const after = cursor ? decodeTimeAndIdCursor(cursor) : [];
    const rows = await readPageRows(
      this.database.sql<{ id: string; position: string; uses: number }>(
        `with used as (${this.usages.usageCountsSql}), known as (
           select f.*, coalesce(used.uses, 0) as uses from stored_file f left join used on used.ref = ${fileReferenceSql})
         select known.*, ${buildPositionColumn('known.uploaded_at')} from known where true
           ${q ? 'and position(lower(?) in lower(name)) > 0' : ''}
           ${type ? 'and type = ?' : ''}
           ${unused === undefined ? '' : `and (uses = 0) = ${unused}`}
           ${cursor ? buildAfterCursorCondition('uploaded_at', 'id') : ''}
         order by uploaded_at desc, id desc limit ?`,
        [...(q ? [q] : []), ...(type ? [type] : []), ...after, limit + 1],
      ),
      cursor,
    );
    const files = rows.map((row) => ({ row, file: this.database.toEntity(StoredFile, row) }));
    const describe = await this.readContext(files.map(({ file }) => file));
    return toResultPage(
      files,
      limit,
      ({ row, file }) => toFileView(file, { usageCount: row.uses, ...describe(file) }),
      ({ row }) => [row.position, row.id],
    );
  }

  async read(id: string): Promise<StoredFileDetailsView> {
    const file = await this.database.em().findOne(StoredFile, { id });
    if (!file) throw new FileNotFound();
    const usages = await this.usages.list(file);
    const describe = await this.readContext([file]);
    const usageCount = new Set(usages.map((usage) => usage.kind + usage.id)).size;
    return {
      ...toFileView(file, { usageCount, ...describe(file) }),
      usages: [...usages],
    };
  }

  private async readContext(files: readonly StoredFile[]) {
    const posters = await this.readPosters(files);
    const names = await this.staffNames.load(files.map(({ uploadedBy }) => uploadedBy));
    return ({ posterId, uploadedBy }: StoredFile) => ({
      poster: posters.get(posterId ?? ''),
      uploadedByName: names.get(uploadedBy) ?? null,
    });
  }

  private async readPosters(files: readonly StoredFile[]): Promise<ReadonlyMap<string, StoredFile>> {
    const ids = files.flatMap(({ posterId }) => posterId ?? []);
    const posters = ids.length > 0 ? await this.database.em().find(StoredFile, { id: { $in: ids } }) : [];
    return new Map(posters.map((poster) => [poster.id, poster]));
  }
}
