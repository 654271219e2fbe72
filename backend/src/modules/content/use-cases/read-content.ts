import { Injectable } from '@nestjs/common';
import type { Page } from '../../../platform/http/page.ts';
import { EntitlementOf } from '../../membership/index.ts';
import type { ContentKind } from '../domain/kinds.ts';
import { ContentRows, type ContentQuery } from './content-rows.ts';
import type { ContentViews } from './content.view.ts';
import { LibraryLinks } from './library-links.ts';
import type { Reader } from './shelves/shelf.ts';
import { shelves } from './shelves/shelves.ts';

/** What one reader sees of one kind of content. Locked rows are listed; their guarded fields are absent. */
@Injectable()
export class ReadContent {
  constructor(
    private readonly rows: ContentRows,
    private readonly entitlement: EntitlementOf,
    private readonly links: LibraryLinks,
  ) {}

  async list<Kind extends ContentKind>(
    kind: Kind,
    query: ContentQuery,
    readerId: string | undefined,
  ): Promise<Page<ContentViews[Kind]>> {
    const [reader, { items, nextCursor }] = await Promise.all([this.readerOf(readerId), this.rows.page(kind, query)]);
    return { items: items.map((row) => shelves[kind].view(row, reader)), nextCursor };
  }

  async one<Kind extends ContentKind>(
    kind: Kind,
    idOrSlug: string,
    readerId: string | undefined,
  ): Promise<ContentViews[Kind]> {
    const [reader, row] = await Promise.all([this.readerOf(readerId), this.rows.one(kind, idOrSlug)]);
    return shelves[kind].view(row, reader);
  }

  private async readerOf(id: string | undefined): Promise<Reader> {
    const { tier } = await this.entitlement.execute(id);
    return { tier, addressOf: (resource) => this.links.addressOf(resource, id) };
  }
}
