import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.ts';

export const siteInvalidationChannel = 'site';

@Injectable()
export class SiteInvalidator {
  constructor(private readonly database: Database) {}

  async invalidate(tag: string): Promise<void> {
    await this.database.sql('select pg_notify(?, ?)', [siteInvalidationChannel, tag]);
  }
}
