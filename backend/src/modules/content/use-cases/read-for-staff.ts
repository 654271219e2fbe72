import { Injectable } from '@nestjs/common';
import type { Page } from '../../../platform/http/page.ts';
import { NoSuchContent } from '../domain/errors.ts';
import type { ContentKind } from '../domain/kinds.ts';
import { ContentRows, type ContentQuery } from './content-rows.ts';
import { isId } from './shelves/shelf.ts';
import { staffRow } from './shelves/staff-rows.ts';
import type { StaffViews } from './staff.view.ts';

/** What staff see of one kind of content: everything that is stored. */
@Injectable()
export class ReadForStaff {
  constructor(private readonly rows: ContentRows) {}

  async list<Kind extends ContentKind>(kind: Kind, query: ContentQuery): Promise<Page<StaffViews[Kind]>> {
    const { items, nextCursor } = await this.rows.page(kind, query);
    return { items: items.map((row) => staffRow(kind, row)), nextCursor };
  }

  /** Throws NoSuchContent. */
  async one<Kind extends ContentKind>(kind: Kind, id: string): Promise<StaffViews[Kind]> {
    if (!isId(id)) throw new NoSuchContent();
    return staffRow(kind, await this.rows.one(kind, id));
  }
}
