import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runWithOwnConnection } from '#platform/database/connect-once.ts';
import { World } from './world.ts';

const repository = join(import.meta.dirname, '../..');
const statementStart = 'select|insert|update|delete|with|alter|--';
const values: Readonly<Record<string, string>> = {
  '<time of the backup>': '2026-01-31T12:00:00Z',
  '<user>': 'postgres',
};

function listStatements(text: string): string[] {
  const blocks = [...text.matchAll(/(?<=\n\n)(?: {4,}\S.*\n)+/g)].map(([block]) => block);
  const inline = [...text.matchAll(new RegExp(`\`((?:${statementStart}) [^\`]+)\``, 'g'))].map(
    ([, found = '']) => found,
  );
  return [...blocks.filter((block) => new RegExp(`^\\s*(?:${statementStart})`).test(block)), ...inline]
    .flatMap((block) => block.replaceAll(/^\s*--.*$/gm, '').split(';'))
    .map((statement) => statement.replaceAll(/<[^>]+>/g, (name) => values[name] ?? name).trim())
    .filter(Boolean);
}

const documents = globSync('{README.md,SECURITY.md,docs/*.md}', { cwd: repository }).sort();
const statements = documents.flatMap((file) =>
  listStatements(readFileSync(join(repository, file), 'utf8')).map((statement) => [file, statement] as const),
);

describe('the SQL in the documents', () => {
  let world: World;
  beforeAll(async () => (world = await World.start({ schedules: false })));
  afterAll(() => world.close());

  it('has more than 14 statements', () => {
    expect(statements.length).toBeGreaterThan(14);
  });

  it.each(statements)('is valid in %s: %s', async (_, statement) => {
    await runWithOwnConnection(process.env['DATABASE_URL'] ?? '', (query) => query(`begin; ${statement}; rollback`));
  });
});
