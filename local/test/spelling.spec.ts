import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { repositoryFolder } from '../settings/settings.ts';

function spellCheck(file: string, text: string): string {
  const cspell = join(repositoryFolder, 'node_modules/.bin/cspell');
  const args = [cspell, 'lint', '--no-progress', '--no-summary', `stdin://${join(repositoryFolder, file)}`];
  return spawnSync(process.execPath, args, { cwd: repositoryFolder, input: text, encoding: 'utf8' }).stdout;
}

const flagged = ['st', 'ands'].join('');

describe('the spell check', () => {
  it('rejects flagged and misspelled words in comments, identifiers and texts, and names alternatives', () => {
    const code = [
      `// The row ${flagged} for a member.`,
      `export const row${flagged.replace('s', 'S')} = 1;`,
      `export const label = 'Your plan ${flagged}';`,
      `// A ${['mem', 'bre'].join('')}.`,
    ];
    const report = spellCheck('backend/src/planted.ts', `${code.join('\n')}\n`);
    const lines = report.trim().split('\n');
    assert.deepEqual(
      lines.map((line) => /:(\d):\d+ - (Forbidden|Unknown) word/.exec(line)?.slice(1).join()),
      ['1,Forbidden', '2,Forbidden', '3,Forbidden', '4,Unknown'],
    );
    assert.match(report, /fix: \(is, applies\)/);
  });

  it('accepts a flagged word in a demo text', () => {
    assert.equal(spellCheck('backend/src/app/demo-data/planted.ts', `// A lamp ${flagged} here.\n`), '');
  });
});
