import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { AppError } from '#kernel/app-error.ts';
import { Database } from '#platform/database/database.ts';
import { FormerPageLookup, type FormerPage } from '#platform/site/former-pages.ts';
import { ContentDeleted, ContentMoved, ContentNotFound } from '../domain/errors.ts';
import { isContentKind, contentKinds } from '../kinds/index.ts';

@Injectable()
export class FormerContentFinder implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly pages: FormerPageLookup,
  ) {}

  onModuleInit(): void {
    this.pages.addLookup((path) => this.findPage(path));
  }

  async explain(kind: string, slug: string): Promise<AppError> {
    if (!isContentKind(kind) || !contentKinds[kind].hasSlug) return new ContentNotFound();
    const text = slug.replaceAll('\0', '');
    const [found] = await this.database.sql<{ slug: string | null }>(
      `select t.slug from content_former_slug f join ${kind} t on t.id = f.item_id where f.kind = ? and f.slug = ?
       union all
       select null from content_item i where i.kind = ? and i.state = 'trash' and (i.draft->>'slug' = ? or i.id::text = ?)
         and not exists (select 1 from ${kind} t where t.slug = ?)
       limit 1`,
      [kind, text, kind, text, text, text],
    );
    if (!found) return new ContentNotFound();
    return found.slug === null ? new ContentDeleted() : new ContentMoved(kind, found.slug);
  }

  private async findPage(path: string): Promise<FormerPage | undefined> {
    const [, kind = '', slug = ''] = /^\/([a-z]+)\/([^/]+)$/.exec(path) ?? [];
    if (!isContentKind(kind)) return undefined;
    const reason = await this.explain(kind, slug);
    if (reason instanceof ContentMoved) return { location: `/${kind}/${reason.slug}` };
    return reason instanceof ContentDeleted ? {} : undefined;
  }
}
