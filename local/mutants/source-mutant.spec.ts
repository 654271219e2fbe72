import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { repositoryFolder } from '../settings/settings.ts';
import { faultMutants } from '../faults/mutants.ts';
import { mailingMutants } from '../mailing/mutants.ts';
import { applyMutant } from './source-mutant.ts';

test('each mutant of the mailing test and of the fault tests changes the source of the backend', () => {
  for (const mutant of [...mailingMutants, ...faultMutants]) {
    const source = readFileSync(join(repositoryFolder, 'backend/src', `${mutant.file}.ts`), 'utf8');
    assert.notEqual(applyMutant(mutant, source), source);
  }
});

test('a mutant is refused when its text does not occur exactly once', () => {
  const mutant = { name: 'test', file: 'test', replacements: [['one', 'two']] } as const;
  assert.throws(() => applyMutant(mutant, 'zero'), /must occur once/);
  assert.throws(() => applyMutant(mutant, 'one one'), /must occur once/);
  assert.equal(applyMutant(mutant, 'one'), 'two');
});
