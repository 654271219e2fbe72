import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.ts';

/** The channel on which every api process hears what to render again. */
export const siteChannel = 'site';

/** The rendered site's door for modules. */
@Injectable()
export class Site {
  constructor(private readonly database: Database) {}

  /** Renders again, in every api process, the pages that show what `tag` names (such as 'programs' or 'plans'). */
  async invalidate(tag: string): Promise<void> {
    await this.database.sql('select pg_notify(?, ?)', [siteChannel, tag]);
  }
}
