import { NotAllowedInPreview } from './preview-errors.ts';
import { addPreviewedRows } from './preview-statement.ts';

const preview = { tables: 'lessons as (select 1)' };

describe('statement in a preview', () => {
  it.each([
    ['select * from lessons', 'with lessons as (select 1) select * from lessons'],
    ['with a as (select 2) select * from a', 'with lessons as (select 1), a as (select 2) select * from a'],
  ])('reads the previewed rows in %j', (statement, expected) => {
    expect(addPreviewedRows(statement, preview)).toBe(expected);
  });

  it.each([
    'update resources set downloads = downloads + 1',
    "insert into sits values ('a')",
    'with gone as (delete from sits returning *) select * from gone',
    'truncate sits',
  ])('is refused when it writes: %j', (statement) => {
    expect(() => addPreviewedRows(statement, preview)).toThrow(NotAllowedInPreview);
  });
});
