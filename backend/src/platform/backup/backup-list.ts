import { Injectable } from '@nestjs/common';
import { Settings } from '../config/settings.ts';
import { Database } from '../database/database.ts';
import { listBackups } from './manifest.ts';
import { openBackupStore } from './store/open-stores.ts';

const maxAgeMinutes = 5;

/** Only workers can read the folder of the backups, so the database stores their names for the admin. */
@Injectable()
export class BackupList {
  constructor(
    private readonly settings: Settings,
    private readonly database: Database,
  ) {}

  async refresh(): Promise<void> {
    const names = await listBackups(await openBackupStore(this.settings));
    await this.database.sql(
      `with gone as (delete from backup_list where name <> all (array(select jsonb_array_elements_text(?::jsonb))))
       insert into backup_list (name) select jsonb_array_elements_text(?::jsonb)
       on conflict (name) do update set listed_at = now()`,
      [JSON.stringify(names), JSON.stringify(names)],
    );
  }

  async refreshIfOld(): Promise<void> {
    const fresh = await this.database.sql(
      `select 1 from backup_list where listed_at > now() - interval '${maxAgeMinutes} minutes' limit 1`,
    );
    if (fresh.length === 0) await this.refresh();
  }
}
