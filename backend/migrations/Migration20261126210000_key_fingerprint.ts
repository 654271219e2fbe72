import { Migration } from '@mikro-orm/migrations';

/** Adds the fingerprints of the keys with which the data of the database was written. */
export class Migration20261126210000_key_fingerprint extends Migration {
  override up(): void {
    this.addSql(
      `create table "key_fingerprint" ("purpose" text not null, "fingerprint" text not null, "stored_at" timestamptz not null default now(), primary key ("purpose", "fingerprint"));`,
    );
  }
}
