import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.ts';

/** The channel on which api processes are told what to render again. */
export const siteChannel = 'site';

/** Lets modules ask for pages to be rendered again. */
@Injectable()
export class Site {
  constructor(private readonly database: Database) {}

  /** Renders again, in every api process, the pages that show what `tag` names (such as 'programs' or 'plans'). */
  async invalidate(tag: string): Promise<void> {
    await this.database.sql('select pg_notify(?, ?)', [siteChannel, tag]);
  }
}
