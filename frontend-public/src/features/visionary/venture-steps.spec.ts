import assert from 'node:assert/strict';
import { it } from 'node:test';
import { listVentureSteps } from './venture-steps.ts';

const presentOf = (venture: Parameters<typeof listVentureSteps>[0]) =>
  listVentureSteps(venture).find(({ isPresent }) => isPresent);

it('the current step of an application follows its state', () => {
  const ways = [
    [{ state: 'new', isRead: false }, 'Received'],
    [{ state: 'new', isRead: true }, 'Read'],
    [{ state: 'in-review', isRead: true }, 'Discussed'],
    [{ state: 'accepted', isRead: true }, 'Accepted'],
  ] as const;
  for (const [venture, name] of ways) assert.deepEqual(presentOf(venture), { name, light: 'present', isPresent: true });
});

it('the last step of a declined application stays unlit', () => {
  assert.deepEqual(presentOf({ state: 'declined', isRead: true }), {
    ...{ name: 'Declined', light: 'waiting', isPresent: true },
  });
});
