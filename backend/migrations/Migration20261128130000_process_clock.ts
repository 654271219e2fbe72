import { Migration } from '@mikro-orm/migrations';

export class Migration20261128130000_process_clock extends Migration {
  override up(): void {
    this.addSql(
      `alter table "process_heartbeat" add column "host" text null, add column "clock_offset_ms" bigint null;`,
    );
  }
}
