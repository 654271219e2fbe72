import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PrincipalRole } from '#platform/http/access.ts';
import type { Tier } from '#kernel/tier.ts';
import type { ApiCaller } from './http.ts';
import { apiPermissions } from './permissions.ts';
import type { CallerKind } from './permissions/callers.ts';
import { World } from './world.ts';

const methods = ['get', 'post', 'put', 'patch', 'delete'];
const { paths } = JSON.parse(readFileSync(join(__dirname, '../openapi.json'), 'utf8')) as {
  paths: Record<string, Record<string, unknown>>;
};
const operations = Object.entries(paths).flatMap(([path, operation]) =>
  Object.keys(operation)
    .filter((key) => methods.includes(key))
    .map((method) => `${method.toUpperCase()} ${path}`),
);
operations.sort((one, other) => Number(one.endsWith('/logout')) - Number(other.endsWith('/logout')));

const askers: Record<Exclude<CallerKind, 'visitor'>, { tier?: Tier; roles?: PrincipalRole[] }> = {
  free: {},
  seeker: { tier: 'seeker' },
  creator: { tier: 'creator' },
  visionary: { tier: 'visionary' },
  support: { roles: ['support'] },
  editor: { roles: ['editor'] },
  admin: { roles: ['admin'] },
};

describe('permissions', () => {
  let world: World;
  const callers = new Map<string, ApiCaller>();
  beforeAll(async () => {
    world = await World.start();
    callers.set('visitor', world);
    for (const [asker, given] of Object.entries(askers)) callers.set(asker, world.as(await world.member(given)));
  });
  afterAll(() => world.close());

  it('have a row for each operation and no other rows', () => {
    expect(Object.keys(apiPermissions).sort()).toEqual([...operations].sort());
  });

  it.each(operations)('%s', async (operation) => {
    const [method = '', path = ''] = operation.split(' ');
    const row = apiPermissions[operation];
    const url = path.replace(/\{\w+\}/g, '01900000-0000-7000-8000-000000000000');
    for (const [asker, caller] of callers) {
      // The product must reject this caller before it validates the body.
      const { status } = await caller.send(method, url, method === 'GET' ? undefined : '{}');
      const refused = asker === 'visitor' ? [401] : [403];
      expect({ asker, status, refused: refused.includes(status) }).toEqual({
        asker,
        status,
        refused: row?.[asker as CallerKind] === 'no',
      });
    }
  });
});
