import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Notification } from './api/notifications.ts';
import { mergeNotifications } from './merge-notifications.ts';

const notification = (id: number, values: Partial<Notification> = {}): Notification => ({
  ...{ id: String(id), actorId: 'ingrid', title: 'Ingrid', text: 'replied to you in “The third breath”' },
  ...{ path: '/members/forum/the-third-breath', at: '2026-11-22T10:00:00Z', isRead: false },
  kind: 'reply',
  ...values,
});
const mergedLines = (list: readonly Notification[]) =>
  mergeNotifications(list).map(({ id, title }) => `${id} ${title}`);

it('merges notifications of one type and topic and counts each other person once', () => {
  const [kofi, maeve] = [
    { actorId: 'kofi', title: 'Kofi' },
    { actorId: 'maeve', title: 'Maeve' },
  ];
  assert.deepEqual(mergedLines([notification(4), notification(3, kofi), notification(2, kofi), notification(1)]), [
    '4 Ingrid and 1 other',
  ]);
  assert.deepEqual(mergedLines([notification(3), notification(2, kofi), notification(1, maeve)]), [
    '3 Ingrid and 2 others',
  ]);
  assert.deepEqual(mergedLines([notification(2), notification(1)]), ['2 Ingrid']);
});

it('does not merge other types, other topics, read notifications or messages of the institute', () => {
  const list = [
    notification(6),
    notification(5, { kind: 'mention' }),
    notification(4, { path: '/members/forum/bread' }),
    notification(3, { isRead: true }),
    notification(2, { actorId: null, title: 'Circle' }),
    notification(1, { actorId: null, title: 'Circle' }),
  ];
  assert.equal(mergeNotifications(list).length, list.length);
});
