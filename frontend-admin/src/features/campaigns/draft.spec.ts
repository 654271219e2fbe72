import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findChanges, hasUnreadableDay, isSlugValid, isTooLong, removeEmptyConditions, type Draft } from './draft.ts';

const saved: Draft = {
  ...{ subject: 'The long quiet', preheader: '', body: 'Dear all,' },
  ...{ filter: { tiers: ['seeker'] }, audienceId: null, isPublic: false, slug: null },
};

describe('changes of a draft', () => {
  it('have only the fields that differ from the saved ones', () => {
    const changed = { ...saved, subject: 'Quiet', filter: { tiers: ['seeker' as const] } };
    assert.deepEqual(findChanges(changed, saved), { subject: 'Quiet' });
  });

  it('are undefined when nothing differs', () => {
    assert.equal(findChanges({ ...saved }, saved), undefined);
  });
});

describe('texts of a draft', () => {
  it('are too long when the subject has more than 150 characters', () => {
    assert.equal(isTooLong({ ...saved, subject: 'a'.repeat(150) }), false);
    assert.equal(isTooLong({ ...saved, subject: 'a'.repeat(151) }), true);
  });
});

describe('slug of a draft', () => {
  it('is valid with small letters, digits and single hyphens, or when there is none', () => {
    assert.deepEqual(
      ['the-long-quiet', null, 'the-', 'The', 'a--b', 'a'.repeat(101)].map((slug) => isSlugValid({ slug })),
      [true, true, false, false, false, false],
    );
  });
});

describe('filter of an audience', () => {
  it('has no condition without a value', () => {
    const filter = removeEmptyConditions({ tiers: [], list: undefined, sources: ['footer'] });
    assert.deepEqual(filter, { sources: ['footer'] });
  });

  it('is unreadable when the text of a day is not a date', () => {
    const filters = [
      null,
      {},
      { joinedSince: '2026-03-06T05:00:00.000Z' },
      { sources: ['x'], notSeenSince: 'unreadable' },
    ];
    assert.deepEqual(filters.map(hasUnreadableDay), [false, false, false, true]);
  });
});
