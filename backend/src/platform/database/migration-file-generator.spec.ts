import { MigrationFileGenerator } from './migration-file-generator.ts';

describe('generated migration', () => {
  it('has no down() when MikroORM knows how to undo the changes', () => {
    const generator = new MigrationFileGenerator({} as never, {} as never, {});
    const file = generator.generateMigrationFile('Migration1', {
      up: ['create table "a" ();'],
      down: ['drop table "a";'],
    });
    expect(file).toMatch(/up\(\)[^]*create table "a"/);
    expect(file).not.toMatch(/down|drop/);
  });
});
