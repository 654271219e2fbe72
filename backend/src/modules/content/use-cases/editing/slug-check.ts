import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.ts';
import { ContentNotFound } from '../../domain/errors.ts';
import type { KindDefinition } from '../../kinds/kind.ts';
import { escapeLikePattern } from '../../kinds/sql.ts';

const maxSlugLength = 200;

@Injectable()
export class CheckSlug {
  constructor(private readonly database: Database) {}

  async check(
    kind: KindDefinition,
    slug: string,
    { itemId, em = this.database.em() }: { itemId?: string | undefined; em?: EntityManager } = {},
  ): Promise<{ isFree: boolean; suggestion: string }> {
    if (!kind.hasSlug) throw new ContentNotFound();
    const base = slug.slice(0, maxSlugLength - 5);
    const numbered = `${escapeLikePattern(base)}-%`;
    const rows = await em.execute<{ slug: string }[]>(
      `select slug from ${kind.name} where (slug = ? or slug like ?) and id is distinct from ?::uuid
       union select draft->>'slug' from content_item
       where kind = ? and state = 'draft' and (draft->>'slug' = ? or draft->>'slug' like ?)
         and id is distinct from ?::uuid`,
      [slug, numbered, itemId ?? null, kind.name, slug, numbered, itemId ?? null],
    );
    const taken = new Set(rows.map((row) => row.slug));
    if (!taken.has(slug)) return { isFree: true, suggestion: slug };
    let number = 2;
    while (taken.has(`${base}-${number}`)) number += 1;
    return { isFree: false, suggestion: `${base}-${number}` };
  }
}
