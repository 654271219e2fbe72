import assert from 'node:assert/strict';
import { it } from 'node:test';
import { getChangedFields, compareEdits } from './merge.ts';

const base = { title: 'Breath', summary: null, tier: 'seeker', tags: ['calm'] };

it('returns only the fields that differ', () => {
  assert.deepEqual(getChangedFields(base, { ...base, tags: ['calm'], summary: 'Short' }), { summary: 'Short' });
});

it('reports a conflict only when both users changed a field to different values', () => {
  const mine = { ...base, title: 'One breath', tier: 'creator', tags: ['night'] };
  const theirs = { ...base, title: 'A breath', tier: 'creator', summary: 'Theirs', updatedAt: 'later' };
  assert.deepEqual(compareEdits(base, mine, theirs), { onlyMine: ['tags'], onlyTheirs: ['summary'], both: ['title'] });
});
