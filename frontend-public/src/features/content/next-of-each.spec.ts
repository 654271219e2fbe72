import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Event } from './api/content.ts';
import { nextOfEach } from './next-of-each.ts';

const on = (startsAt: string, title: string, recurrence: string | null = null) =>
  ({ id: startsAt, startsAt, title, recurrence, category: 'workshop' }) as Event;

it('tells what repeats once, next first, and what only shares a title as often as it is held', () => {
  const weekly = 'FREQ=WEEKLY';
  const upcoming = [
    on('2026-12-02', 'Unity', weekly),
    on('2026-11-28', 'Workshop'),
    on('2026-11-25', 'Unity', weekly),
    on('2026-12-20', 'Workshop'),
  ];
  assert.deepEqual(
    nextOfEach(upcoming).map(({ title, startsAt }) => [title, startsAt]),
    [
      ['Unity', '2026-11-25'],
      ['Workshop', '2026-11-28'],
      ['Workshop', '2026-12-20'],
    ],
  );
});
