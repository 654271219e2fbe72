import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findSubjectError } from './subject.ts';

describe('commit subject', () => {
  const accepted = ['fix(live-events): refuse a second RSVP', 'docs: add a runbook', 'feat!: drop Node 20'];
  for (const subject of [...accepted, "Merge branch 'main'", 'Revert "fix: refuse"', 'fixup! fix: refuse']) {
    it(`is accepted when it is "${subject}"`, () =>
      assert.equal(findSubjectError(`${subject}\n\nReason.\n`), undefined));
  }

  for (const subject of ['Fix a bug', 'fixed(auth): x', 'fix(Auth): x', 'fix:x', 'fix: ', ''])
    it(`is rejected when it is "${subject}"`, () =>
      assert.match(findSubjectError(`${subject}\n`) ?? '', /type\(scope\)/));

  it('is the first line that is neither empty nor a comment', () => {
    assert.equal(findSubjectError('\n# A comment of Git\nfix: refuse\n'), undefined);
  });
});
