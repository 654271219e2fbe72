import { TSMigrationGenerator } from '@mikro-orm/migrations';

/** Writes no `down()`: nothing runs it, because the earlier release works on the new schema. */
export class MigrationFileGenerator extends TSMigrationGenerator {
  override generateMigrationFile(className: string, { up }: { up: string[]; down: string[] }): string {
    return super.generateMigrationFile(className, { up, down: [] });
  }
}
