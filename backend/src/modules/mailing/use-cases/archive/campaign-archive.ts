import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Settings } from '#platform/config/settings.ts';
import { Database } from '#platform/database/database.ts';
import {
  buildAfterCursorCondition,
  buildPositionColumn,
  decodeTimeAndIdCursor,
  readPageRows,
  toResultPage,
  type PageQuery,
} from '#platform/http/page.ts';
import { FormerPageLookup } from '#platform/site/former-pages.ts';
import { buildFeedXml } from '#modules/content/index.ts';
import { LetterNotFound, LetterRemoved } from '../../domain/campaign-errors.ts';
import { archivedStatuses } from '../../domain/email-campaign.entity.ts';
import { escapeHtml } from '../../domain/merge-fields.ts';
import { ArchiveRenderer } from './archive-renderer.ts';
import type { LetterPage, LetterPartView, LetterView } from './archive.view.ts';

interface ArchivedRow {
  readonly id: string;
  readonly subject: string;
  readonly preheader: string;
  readonly body: string;
  readonly slug: string;
  readonly started_at: Date;
  readonly position: string;
}

const slugPattern = /^[a-z0-9-]{1,100}$/;
const maxFeedItems = 20;
const columns = `id, subject, preheader, body, slug, started_at, ${buildPositionColumn('started_at')}`;
const statuses = archivedStatuses.map((status) => `'${status}'`).join(', ');
const isArchived = `type = 'newsletter' and is_public and slug is not null and status in (${statuses})`;

@Injectable()
export class CampaignArchive implements OnModuleInit {
  constructor(
    private readonly settings: Settings,
    private readonly database: Database,
    private readonly renderer: ArchiveRenderer,
    private readonly formerPages: FormerPageLookup,
  ) {}

  onModuleInit(): void {
    this.formerPages.addLookup(async (path) => {
      const [, slug] = /^\/letters\/([^/]+)$/.exec(path) ?? [];
      return slug && slugPattern.test(slug) && (await this.wasSent(slug)) ? {} : undefined;
    });
  }

  async list({ limit, cursor }: PageQuery): Promise<LetterPage> {
    const rows = await readPageRows(
      this.database.sql<ArchivedRow>(
        `select ${columns} from email_campaign
         where ${isArchived} ${cursor ? buildAfterCursorCondition('started_at', 'id') : ''}
         order by started_at desc, id desc limit ?`,
        [...(cursor ? decodeTimeAndIdCursor(cursor) : []), limit + 1],
      ),
      cursor,
    );
    return toResultPage(
      rows,
      limit,
      (row) => this.summarize(row),
      ({ position, id }) => [position, id],
    );
  }

  /** Throws LetterRemoved for a sent campaign that is not public, and LetterNotFound for any other slug. */
  async read(slug: string): Promise<LetterView> {
    if (!slugPattern.test(slug)) throw new LetterNotFound();
    const [row] = await this.database.sql<ArchivedRow>(
      `select ${columns} from email_campaign where ${isArchived} and slug = ?`,
      [slug],
    );
    if (row) return { ...this.summarize(row), parts: await this.renderer.render(row, new Date(row.started_at)) };
    throw (await this.wasSent(slug)) ? new LetterRemoved() : new LetterNotFound();
  }

  async writeFeed(): Promise<string> {
    const site = this.settings.siteOrigin;
    const rows = await this.database.sql<ArchivedRow>(
      `select ${columns} from email_campaign where ${isArchived} order by started_at desc, id desc limit ?`,
      [maxFeedItems],
    );
    const items = [];
    for (const row of rows) {
      const { title, teaser } = this.summarize(row);
      const date = new Date(row.started_at);
      const html = (await this.renderer.render(row, date)).map(toHtml).join('\n');
      items.push({ id: row.id, title, link: `${site}/letters/${row.slug}`, description: teaser || title, html, date });
    }
    return buildFeedXml({
      ...{ site, path: '/letters', title: 'Letters', items },
      description: 'Letters that the institute has sent to its mailing list.',
    });
  }

  private summarize(row: ArchivedRow) {
    return { slug: row.slug, ...this.renderer.summarize(row), sentAt: new Date(row.started_at).toISOString() };
  }

  private async wasSent(slug: string): Promise<boolean> {
    const rows = await this.database.sql(
      `select 1 from email_campaign where type = 'newsletter' and slug = ? and started_at is not null`,
      [slug],
    );
    return rows.length > 0;
  }
}

const paragraph = (html: string): string => (html ? `<p>${html}</p>` : '');

function toHtml({ html, title, when, summary, label, url, question }: LetterPartView): string {
  const link = url && label ? `<a href="${escapeHtml(url)}">${escapeHtml(label)}</a>` : '';
  return [
    title ? `<h3>${escapeHtml(title)}</h3>` : '',
    html ?? '',
    ...[when, summary, question].map((text) => paragraph(escapeHtml(text ?? ''))),
    paragraph(link),
  ].join('');
}
