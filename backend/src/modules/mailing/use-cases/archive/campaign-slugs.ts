import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.ts';
import { CampaignSlugTaken } from '../../domain/campaign-errors.ts';

const maxSlugLength = 100;

@Injectable()
export class CampaignSlugs {
  constructor(private readonly database: Database) {}

  async reportTaken<Result>(slug: string | null | undefined, change: () => Promise<Result>): Promise<Result> {
    try {
      return await change();
    } catch (error) {
      if (!(error instanceof UniqueConstraintViolationException) || !slug) throw error;
      throw new CampaignSlugTaken(await this.suggest(slug));
    }
  }

  private async suggest(slug: string): Promise<string> {
    const base = slug.slice(0, maxSlugLength - 5).replace(/-$/, '');
    const rows = await this.database.sql<{ slug: string }>(`select slug from email_campaign where slug like ?`, [
      `${base}-%`,
    ]);
    const taken = new Set(rows.map((row) => row.slug));
    let number = 2;
    while (taken.has(`${base}-${number}`)) number += 1;
    return `${base}-${number}`;
  }
}
