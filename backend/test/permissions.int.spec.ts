import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PrincipalRole } from '#platform/http/access.ts';
import type { Tier } from '#kernel/tier.ts';
import { ApiCaller } from './http.ts';
import { startApiWithoutCache, type ApiWithoutCache } from './makers/api-without-cache.ts';
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

/** Operations whose responses an api process caches. */
const cachedContent =
  /^GET \/api\/(programs|modules|lessons|events|meditations|resources|people|reflections|replays)(\/|$)/;

describe('permissions', () => {
  let world: World;
  let plain: ApiWithoutCache;
  const callers = new Map<string, ApiCaller>();
  const callersWithoutCache = new Map<string, ApiCaller>();
  beforeAll(async () => {
    world = await World.start();
    plain = await startApiWithoutCache();
    callers.set('visitor', world);
    callersWithoutCache.set('visitor', new ApiCaller(plain.url));
    for (const [asker, given] of Object.entries(askers)) {
      const member = await world.member(given);
      callers.set(asker, world.as(member));
      callersWithoutCache.set(asker, new ApiCaller(plain.url, member.accessToken));
    }
  });
  afterAll(async () => {
    await plain.close();
    await world.close();
  });

  it('have a row for each operation and no other rows', () => {
    expect(Object.keys(apiPermissions).sort()).toEqual([...operations].sort());
  });

  it.each(operations)('%s', async (operation) => {
    const [method = '', path = ''] = operation.split(' ');
    const row = apiPermissions[operation];
    const url = path.replace(/\{\w+\}/g, '01900000-0000-7000-8000-000000000000');
    const withoutCache = cachedContent.test(operation) ? callersWithoutCache : [];
    for (const [asker, caller] of [...callers, ...withoutCache]) {
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
