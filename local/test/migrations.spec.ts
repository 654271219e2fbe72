import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { test } from 'node:test';
import { repositoryFolder } from '../settings/settings.ts';

/** Only later migrations must suit the previous release, because the update to 1.0.0 stops all processes. */
const lastBeforeRule = 'Migration20261126235000_outbox_trace';

/** The value is an earlier release that no longer uses what the migration removes. */
const exceptions: Readonly<Record<string, string>> = {
  Migration20261127040000_outbox_months: 'none: a table with the former name and columns replaces the renamed one',
};

const contractions: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['drops a table or a view', /\bdrop (?:table|view|materialized view)\b/],
  ['drops a column', /\bdrop column\b/],
  ['renames', /\brename (?:to|column|constraint)\b/],
  ['changes a type', /\balter column "?\w+"? (?:set data )?type\b/],
  ['makes a column required', /\bset not null\b/],
  ['drops a default', /\bdrop default\b/],
  [
    'adds a required column without a default',
    /\badd column (?:if not exists )?"?\w+"? (?:(?!\bdefault\b|,|;).)*?not null(?![^,;]*\bdefault\b)/,
  ],
  ['adds a constraint', /\badd constraint "?\w+"? (?:check|unique)\b/],
  ['adds a unique index', /\bcreate unique index\b/],
];

function findContractions(source: string): string[] {
  const up = source.slice(source.indexOf('up()'), source.includes('down()') ? source.indexOf('down()') : undefined);
  const statements = up
    .split(/addSql\(/)
    .slice(1)
    .map((sql) => sql.toLowerCase());
  const created = new Set(
    statements.flatMap((sql) => [...sql.matchAll(/create table "?(\w+)/g)].map(([, name]) => name)),
  );
  return statements.flatMap((sql) => {
    const table = /\b(?:alter table|on) "?(\w+)/.exec(sql)?.[1];
    if (created.has(table)) return [];
    return contractions.filter(([, pattern]) => pattern.test(sql)).map(([name]) => name);
  });
}

test('findContractions finds what an earlier release does not expect, and allows additions', () => {
  const up = (sql: string) => findContractions(`up(): void { this.addSql(\`${sql}\`); } down(): void { }`);
  for (const sql of [
    'drop table "a"',
    'alter table "a" drop column "b"',
    'alter table "a" rename column "b" to "c"',
    'alter table "a" alter column "b" set not null',
    'alter table "a" alter column "b" type bigint',
    'alter table "a" add column "b" text not null, add column "c" int not null default 0',
    'create unique index "a_b" on "a" ("b")',
  ])
    assert.equal(up(sql).length, 1, sql);
  for (const sql of [
    'create table "a" ("b" text not null); create unique index "a_b" on "a" ("b")',
    'alter table "a" add column "b" text null, add column "c" int not null default 0',
    'alter table "a" add column "c" int default 0 not null',
    'alter table "a" drop constraint "a_b_check"',
    'create index "a_b" on "a" ("b")',
  ])
    assert.deepEqual(up(sql), [], sql);
});

test('each migration since the rule leaves what the former release uses, or is a named exception', () => {
  const files = globSync('backend/migrations/*.ts', { cwd: repositoryFolder });
  const faults = files
    .map((file) => ({ name: basename(file, '.ts'), file }))
    .filter(({ name }) => name > lastBeforeRule && !(name in exceptions))
    .flatMap(({ name, file }) =>
      findContractions(readFileSync(join(repositoryFolder, file), 'utf8')).map((fault) => `${name} ${fault}`),
    );
  assert.deepEqual(faults, []);
  for (const name of Object.keys(exceptions))
    assert.ok(
      files.some((file) => basename(file, '.ts') === name),
      name,
    );
});
