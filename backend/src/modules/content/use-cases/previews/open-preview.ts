import { Injectable, type OnModuleInit } from '@nestjs/common';
import { realTime } from '#kernel/real-time.ts';
import { deriveSigningKeys, type DerivedKeys } from '#platform/config/derived-keys.ts';
import { Settings } from '#platform/config/settings.ts';
import { Database } from '#platform/database/database.ts';
import { PreviewEnded } from '#platform/preview/preview-errors.ts';
import { PreviewRequestHook } from '#platform/preview/preview-requests.ts';
import { getPreviewScope, type PreviewScope } from '#platform/preview/preview-scope.ts';
import { getPreviewTier, verifyPreviewToken } from '../../domain/preview-token.ts';
import { isContentKind } from '../../kinds/index.ts';
import type { PreviewView } from './preview.view.ts';

interface PreviewRow {
  readonly kind: string;
  readonly itemId: string;
  readonly title: string;
  readonly isSaved: boolean;
  readonly places: readonly { readonly table: string; readonly id: string }[];
}

@Injectable()
export class OpenPreview implements OnModuleInit {
  private readonly keys: DerivedKeys;

  constructor(
    settings: Settings,
    private readonly database: Database,
    private readonly requests: PreviewRequestHook,
  ) {
    this.keys = deriveSigningKeys(settings, 'preview');
  }

  onModuleInit(): void {
    this.requests.setOpener((token) => this.open(token));
  }

  describe(): PreviewView {
    const preview = getPreviewScope();
    if (!preview) throw new PreviewEnded();
    const { viewerId, tier, title, isSaved, expiresAt } = preview;
    return {
      ...{ reader: viewerId === undefined ? 'visitor' : tier, viewerId: viewerId ?? null },
      ...{ title, isSaved, expiresAt: expiresAt.toISOString() },
    };
  }

  private async open(token: string): Promise<PreviewScope | undefined> {
    const claim = verifyPreviewToken(token, realTime(), this.keys.all);
    if (!claim) return undefined;
    const { previewId, reader, expiresAt } = claim;
    const [found] = await this.database.sql<PreviewRow>(
      `select kind, item_id as "itemId", title, is_saved as "isSaved",
         (select coalesce(jsonb_agg(jsonb_build_object('table', one->>'table', 'id', one->'row'->>'id')), '[]')
          from jsonb_array_elements(rows) one) as places
       from content_preview where id = ?`,
      [previewId],
    );
    return (
      found && {
        ...{ token, expiresAt, tier: getPreviewTier(reader), viewerId: reader === 'visitor' ? undefined : previewId },
        ...{ kind: found.kind, itemId: found.itemId, title: found.title, isSaved: found.isSaved },
        tables: buildTables(previewId, found.places),
      }
    );
  }
}

/** The CTE of each table returns the previewed rows instead of the stored rows with the same ids. */
function buildTables(previewId: string, places: PreviewRow['places']): string {
  const byTable = Map.groupBy(places, ({ table }) => table);
  return [...byTable]
    .filter(([name]) => isContentKind(name))
    .map(([name, rows]) => {
      const ids = `'{${rows.map(({ id }) => id).join(',')}}'::uuid[]`;
      return `${name} as (select stored.* from ${name} stored where stored.id <> all(${ids})
        union all select shown.* from content_preview preview, jsonb_array_elements(preview.rows) one,
          jsonb_populate_record(null::${name}, one->'row') shown
        where preview.id = '${previewId}'::uuid and one->>'table' = '${name}')`;
    })
    .join(', ');
}
