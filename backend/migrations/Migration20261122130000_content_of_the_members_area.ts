import { Migration } from '@mikro-orm/migrations';

export class Migration20261122130000_content_of_the_members_area extends Migration {
  override up(): void {
    this.addSql(`alter table "programs" add column "opens" text not null default 'all';`);
    this.addSql(`alter table "modules" add column "featured" int null;`);
    this.addSql(
      `alter table "lessons" add column "is_open" boolean not null default false, add column "chapters" jsonb null;`,
    );
    this.addSql(`alter table "meditations" add column "is_open" boolean not null default false;`);
  }
}
