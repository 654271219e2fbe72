import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Notification } from './api/notifications.ts';
import { fold } from './fold.ts';

const told = (id: number, values: Partial<Notification> = {}): Notification => ({
  ...{ id: String(id), actorId: 'ingrid', title: 'Ingrid', text: 'answered you in “The third breath”' },
  ...{ path: '/members/forum/the-third-breath', at: '2026-11-22T10:00:00Z', isRead: false },
  kind: 'reply',
  ...values,
});
const linesOf = (list: readonly Notification[]) => fold(list).map(({ id, title }) => `${id} ${title}`);

it('merges notifications of one type and topic and counts each other person once', () => {
  const [kofi, maeve] = [
    { actorId: 'kofi', title: 'Kofi' },
    { actorId: 'maeve', title: 'Maeve' },
  ];
  assert.deepEqual(linesOf([told(4), told(3, kofi), told(2, kofi), told(1)]), ['4 Ingrid and 1 other']);
  assert.deepEqual(linesOf([told(3), told(2, kofi), told(1, maeve)]), ['3 Ingrid and 2 others']);
  assert.deepEqual(linesOf([told(2), told(1)]), ['2 Ingrid']);
});

it('does not merge other types, other topics, read notifications or messages of the institute', () => {
  const list = [
    told(6),
    told(5, { kind: 'mention' }),
    told(4, { path: '/members/forum/bread' }),
    told(3, { isRead: true }),
    told(2, { actorId: null, title: 'Circle' }),
    told(1, { actorId: null, title: 'Circle' }),
  ];
  assert.equal(fold(list).length, list.length);
});
