import assert from 'node:assert/strict';
import { it } from 'node:test';
import { since } from './times.ts';

const now = new Date('2026-11-21T12:00:00Z');
const told: [iso: string, words: string][] = [
  ['2026-11-21T11:59:30Z', 'just now'],
  ['2026-11-21T12:00:30Z', 'just now'],
  ['2026-11-21T11:58:30Z', '1 minute ago'],
  ['2026-11-21T09:00:00Z', '3 hours ago'],
  ['2026-11-19T11:00:00Z', '2 days ago'],
];
for (const [iso, words] of told) it(`says '${words}' of ${iso}`, () => assert.equal(since(iso, now), words));

it('names the day after a week', () => assert.match(since('2026-11-01T12:00:00Z', now), /^1 November 2026$/));
