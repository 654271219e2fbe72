import { Migration } from '@mikro-orm/migrations';

export class Migration20261125100000_replay_sounds extends Migration {
  override up(): void {
    this.addSql(`alter table "replays" add column "sound_url" text null;`);
  }
}
