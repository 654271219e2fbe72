import { Migration } from '@mikro-orm/migrations';

/** Adds the time from which each reaction exists, so that it also runs for events that a former worker ended without it. */
export class Migration20261127050000_reaction_start extends Migration {
  override up(): void {
    this.addSql(
      `create table "reaction_start" ("reaction" text not null, "type" text not null, "since" timestamptz not null, primary key ("reaction", "type"));`,
    );
  }
}
