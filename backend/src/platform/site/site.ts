import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.ts';

export const siteChannel = 'site';

@Injectable()
export class Site {
  constructor(private readonly database: Database) {}

  /** Renders the pages that show `tag` (such as 'programs' or 'plans') again, in every api process. */
  async invalidate(tag: string): Promise<void> {
    await this.database.sql('select pg_notify(?, ?)', [siteChannel, tag]);
  }
}
