import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { describeFilter } from './audience-texts.ts';

describe('description of an audience', () => {
  it('names each condition', () => {
    const programs = [{ id: 'p', title: 'The Long Quiet' }];
    const filter = {
      ...{ tiers: ['seeker' as const, 'creator' as const], labels: ['retreat'], programId: 'p' },
      joinedSince: '2026-03-06T12:00:00.000Z',
    };
    assert.equal(
      describeFilter(filter, programs),
      'Tier Seeker or Creator, label retreat, started The Long Quiet, joined since 6 Mar 2026',
    );
  });

  it('is the whole list when there is no condition', () => {
    assert.equal(describeFilter({ tiers: [] }), 'Everyone on the mailing list');
  });
});
