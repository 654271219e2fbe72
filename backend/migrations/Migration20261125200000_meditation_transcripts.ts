import { Migration } from '@mikro-orm/migrations';

export class Migration20261125200000_meditation_transcripts extends Migration {
  override up(): void {
    this.addSql('alter table meditations add transcript text null');
  }
}
