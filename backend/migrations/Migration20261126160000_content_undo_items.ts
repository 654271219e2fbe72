import { Migration } from '@mikro-orm/migrations';

/** Renames a column, because the code calls content of any kind an item. */
export class Migration20261126160000_content_undo_items extends Migration {
  override up(): void {
    this.addSql(`alter table "content_undo" rename column "pieces" to "items";`);
  }
}
