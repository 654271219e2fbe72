import { MigrationFileGenerator } from './migration-file-generator.ts';

const generator = new MigrationFileGenerator({} as never, {} as never, {});
const generate = (...down: string[]) => generator.generateMigrationFile('Migration1', { up: ['select 1;'], down });

describe('generated migration', () => {
  it('contains no function in down() when the database has functions that no entity declares', () => {
    const file = generate(
      'alter table "person" drop column "line";',
      'create or replace function "search_words"(t text) returns tsvector immutable language sql as $$ select 1 $$;',
      'create or replace function "guard"() returns trigger language plpgsql as $$ begin\n  perform 1;',
      'return null;',
      'end; $$;',
      'drop table "note";',
    );
    expect(file).not.toMatch(/function|return null|\$\$|perform/);
    expect(file).toMatch(/drop column "line"[^]*drop table "note"/);
  });

  it('contains the function of a trigger that an entity declares', () => {
    const sql =
      'create or replace function "outbox_fn"() returns trigger as $$ begin return null; end; $$ language plpgsql;';
    expect(generate(sql)).toContain('outbox_fn');
  });
});
