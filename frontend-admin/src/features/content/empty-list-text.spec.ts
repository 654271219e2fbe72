import assert from 'node:assert/strict';
import { it } from 'node:test';
import { emptyListText } from './empty-list-text.ts';

const lessons = { name: 'lessons', one: 'lesson', parent: { kind: 'modules', filter: 'module' } } as const;
const nothing = { q: '', status: undefined, tier: undefined, isNarrowed: false, mayWrite: true };

it('names the search and the filters when a list of content is empty', () => {
  assert.equal(
    emptyListText(lessons, { ...nothing, q: 'silence', status: 'draft', tier: 'creator' }),
    'No lesson matches “silence”, draft, Creator.',
  );
  assert.equal(emptyListText(lessons, { ...nothing, tier: 'free' }), 'No lesson matches: Free.');
  assert.equal(emptyListText(lessons, { ...nothing, isNarrowed: true }), 'No lessons in this module yet.');
  assert.equal(emptyListText(lessons, nothing), 'No lessons yet. Create your first one!');
  assert.equal(emptyListText(lessons, { ...nothing, mayWrite: false }), 'No lessons yet.');
});
