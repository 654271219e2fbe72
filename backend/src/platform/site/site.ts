import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.ts';

export const siteInvalidationChannel = 'site';

@Injectable()
export class SiteInvalidator {
  constructor(private readonly database: Database) {}

  /** Makes every api process render the pages with the tag `tag`, such as 'programs' or 'plans', again. */
  async invalidate(tag: string): Promise<void> {
    await this.database.sql('select pg_notify(?, ?)', [siteInvalidationChannel, tag]);
  }
}
