import { Injectable } from '@nestjs/common';
import { newId } from '#kernel/id.ts';
import { realTime } from '#kernel/real-time.ts';
import { deriveSigningKeys, type DerivedKeys } from '#platform/config/derived-keys.ts';
import { Settings } from '#platform/config/settings.ts';
import { Database } from '#platform/database/database.ts';
import { deleteRowsInSlices } from '#platform/database/delete-in-slices.ts';
import { createFramePermissionQuery } from '#platform/preview/preview-frames.ts';
import { Schedule } from '#platform/queue/schedule.ts';
import type { ItemValues } from '../../domain/content-item.entity.ts';
import { ContentNotFound } from '../../domain/errors.ts';
import { previewReaders, signPreviewToken } from '../../domain/preview-token.ts';
import { isContentKind } from '../../kinds/index.ts';
import { isUuid } from '../../kinds/sql.ts';
import { ComputePreviewRows } from './preview-rows.ts';
import type { PreviewLinksView } from './preview.view.ts';

const lifetimeMs = 10 * 60_000;
const maxOpenPreviews = 20;

interface PreviewRequest {
  readonly kind: string;
  readonly id: string | undefined;
  /** Unsaved values of the form, or undefined for the saved state. */
  readonly values: ItemValues | undefined;
  readonly actorId: string;
  /** Origin of the admin area, which may show the preview in an iframe. */
  readonly origin: string | undefined;
}

@Injectable()
export class CreatePreview {
  private readonly keys: DerivedKeys;

  constructor(
    private readonly settings: Settings,
    private readonly database: Database,
    private readonly rows: ComputePreviewRows,
  ) {
    this.keys = deriveSigningKeys(settings, 'preview');
  }

  async create({ kind, id = newId(), values, actorId, origin }: PreviewRequest): Promise<PreviewLinksView> {
    if (!isContentKind(kind) || !isUuid(id)) throw new ContentNotFound();
    const content = await this.rows.compute({ kind, id, values: values ?? {}, actorId });
    const previewId = newId();
    const expiresAt = new Date(realTime().getTime() + lifetimeMs);
    await this.database.sql(
      `insert into content_preview (id, kind, item_id, title, rows, is_saved, created_by, expires_at)
       values (?, ?, ?, ?, ?::jsonb, ?, ?, ?)`,
      [
        ...[previewId, kind, id, content.title, JSON.stringify(content.rows), values === undefined],
        ...[actorId, expiresAt.toISOString()],
      ],
    );
    await this.deleteOldest(actorId);
    const query = createFramePermissionQuery(origin, this.settings);
    return {
      expiresAt: expiresAt.toISOString(),
      links: previewReaders.map((reader) => {
        const token = signPreviewToken({ previewId, reader, expiresAt }, this.keys.signing);
        return { reader, url: `${this.settings.siteOrigin}/preview${content.path(reader)}${query}#${token}` };
      }),
    };
  }

  @Schedule({ name: 'content.delete-previews', queue: 'content', everySeconds: 3_600 })
  async deleteExpired(): Promise<void> {
    const where = 'expires_at <= ?::timestamptz';
    await deleteRowsInSlices(this.database, { table: 'content_preview', where, orderBy: 'expires_at' }, [
      realTime().toISOString(),
    ]);
  }

  private async deleteOldest(actorId: string): Promise<void> {
    await this.database.sql(
      `delete from content_preview where id in (
         select id from content_preview where created_by = ? order by expires_at desc, id desc offset ${maxOpenPreviews})`,
      [actorId],
    );
  }
}
