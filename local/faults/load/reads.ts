import { randomUUID } from 'node:crypto';
import type { Load } from './load.ts';
import { readOwnAccount } from './sessions.ts';

const publicPaths = ['/', '/about', '/api/plans', '/api/events', '/api/meditations', '/api/programs'];
const memberPaths = ['/api/members/dashboard', '/api/practice', '/api/journal', '/api/notifications/unread'];
const adminPaths = ['/api/admin/members', '/api/admin/stats', '/api/admin/campaigns', '/api/admin/operations'];

export async function sendReadRequest(load: Load): Promise<void> {
  const { client, chance } = load;
  const { token } = chance.pickOne(load.people.granted);
  const pick = chance.nextFraction();
  if (pick < 0.4) await client.send({ method: 'GET', path: chance.pickOne(publicPaths) });
  else if (pick < 0.75) await client.send({ method: 'GET', path: chance.pickOne(memberPaths), token });
  else if (pick < 0.9) await readOwnAccount(load);
  else await readForbidden(load, token);
}

async function readForbidden({ client, chance }: Load, token: string): Promise<void> {
  const forbidden = { isForbidden: true, expected: [400, 401, 403, 404] } as const;
  const pick = chance.nextFraction();
  if (pick < 0.4) await client.send({ method: 'GET', path: chance.pickOne(adminPaths), token, ...forbidden });
  else if (pick < 0.7) await client.send({ method: 'GET', path: chance.pickOne(memberPaths), ...forbidden });
  else if (pick < 0.85) {
    const body = { targetUserId: randomUUID(), plan: 'visionary', planStatus: null, planInterval: null };
    const path = '/api/functions/admin-update-user-plan';
    await client.send({ method: 'POST', path, token, body, ...forbidden });
  } else {
    const path = `/api/journal/${randomUUID()}`;
    await client.send({ method: 'PUT', path, token, body: { text: 'Not mine' }, ...forbidden });
  }
}
