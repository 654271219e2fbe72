import { TSMigrationGenerator } from '@mikro-orm/migrations';

/**
 * Leaves the database's functions out of `down()`. They exist only in migrations, so MikroORM would create each of them
 * again there. The function of an entity's trigger stays: MikroORM writes it as `returns trigger as`.
 */
export class MigrationFileGenerator extends TSMigrationGenerator {
  override generateMigrationFile(className: string, { up, down }: { up: string[]; down: string[] }): string {
    return super.generateMigrationFile(className, { up, down: omitFunctions(down) });
  }
}

/** Also omits the rest of a function whose body MikroORM has split at a semicolon. */
function omitFunctions(statements: readonly string[]): string[] {
  let isInBody = false;
  return statements.filter((sql) => {
    const begins = /^create or replace function\b/i.test(sql) && !/\breturns trigger as\b/i.test(sql);
    if (!isInBody && !begins) return true;
    const delimiters = sql.match(/\$\$/g)?.length ?? 0;
    if (delimiters % 2 === 1) isInBody = !isInBody;
    return false;
  });
}
