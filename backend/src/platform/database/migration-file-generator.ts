import { TSMigrationGenerator } from '@mikro-orm/migrations';

/** MikroORM writes each function of the database into `down()`, so this generator omits the functions. */
export class MigrationFileGenerator extends TSMigrationGenerator {
  override generateMigrationFile(className: string, { up, down }: { up: string[]; down: string[] }): string {
    return super.generateMigrationFile(className, { up, down: omitFunctions(down) });
  }
}

/** MikroORM splits a function body at semicolons, so the rest of the body is omitted too. */
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
