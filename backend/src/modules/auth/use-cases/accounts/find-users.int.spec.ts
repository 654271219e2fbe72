import { World } from '#test/world.ts';
import { CreateUser } from './create-user.ts';
import { CountUsers, FindUsers } from './find-users.ts';
import { PasswordHasher } from '../passwords/password-hasher.ts';
import { ReadUserRoles } from '../roles/read-user-roles.ts';
import { FindUserById } from './find-user-by-id.ts';

let world: World;
beforeAll(async () => {
  world = await World.start();
  const create = world.app.get(CreateUser, { strict: false });
  const passwordHash = await world.app.get(PasswordHasher, { strict: false }).hash('demo-password');
  const at = (day: number) => new Date(Date.UTC(2026, 0, day));
  await create.create({
    email: 'First@Example.org',
    firstName: 'Ada',
    lastName: 'Nwosu',
    passwordHash,
    createdAt: at(1),
  });
  await create.create({
    email: 'second@example.org',
    firstName: 'Bo',
    lastName: '100% _Lee',
    passwordHash,
    createdAt: at(2),
    roles: ['support', 'admin'],
  });
  await create.create({ email: 'third@example.org', passwordHash, createdAt: at(2) });
  await create.create({
    email: 'fourth@example.org',
    firstName: 'ADA',
    lastName: 'Olsen',
    passwordHash,
    createdAt: at(3),
  });
});
afterAll(() => world.close());

const find = (query: { limit?: number; cursor?: string; q?: string }) =>
  world.app.get(FindUsers, { strict: false }).find({ limit: 20, ...query });
const emails = async (query: Parameters<typeof find>[0]) => (await find(query)).items.map(({ email }) => email);

describe('FindUsers', () => {
  it('lists users newest first with their roles', async () => {
    expect(await emails({})).toEqual([
      'fourth@example.org',
      'third@example.org',
      'second@example.org',
      'first@example.org',
    ]);
    const { items } = await find({ q: 'second' });
    expect(items).toEqual([
      {
        id: items[0]?.id,
        email: 'second@example.org',
        emailConfirmed: false,
        firstName: 'Bo',
        lastName: '100% _Lee',
        createdAt: new Date('2026-01-02'),
        isBanned: false,
        roles: ['admin', 'support'],
        facts: { subscription: null, grant: null, deletionDueAt: null },
      },
    ]);
  });

  it('continues after the cursor, also between users with the same time', async () => {
    const seen: string[] = [];
    for (let cursor: string | null | undefined; cursor !== null;) {
      const page = await find({ limit: 1, ...(cursor ? { cursor } : {}) });
      seen.push(...page.items.map(({ email }) => email));
      cursor = page.nextCursor;
    }
    expect(seen).toEqual(await emails({}));
  });

  it.each([
    ['ada', ['fourth@example.org', 'first@example.org']],
    ['aDA nWOSU', ['first@example.org']],
    ['FIRST@', ['first@example.org']],
    ['% _', ['second@example.org']],
    ['%', ['second@example.org']],
    ['_', ['second@example.org']],
    ['\\', []],
    ["'", []],
    ['b', ['second@example.org']],
    ['ada ', ['fourth@example.org', 'first@example.org']],
    ['unknown', []],
    ['a\u0000b', []],
  ])('finds "%s" in email or name', async (q, found) => {
    expect(await emails({ q })).toEqual(found);
  });

  it('finds the same users page by page with both search methods', async () => {
    const create = world.app.get(CreateUser, { strict: false });
    const passwordHash = 'none';
    for (let day = 4; day < 9; day += 1)
      await create.create({
        email: `Page${day}@example.org`,
        passwordHash,
        createdAt: new Date(Date.UTC(2026, 0, day)),
      });
    const newestFirst = [8, 7, 6, 5, 4].map((day) => `page${day}@example.org`);
    for (const limit of [1, 2, 4, 5, 6]) {
      const seen: string[] = [];
      for (let cursor: string | null | undefined; cursor !== null;) {
        const page = await find({ q: 'PAGE', limit, ...(cursor ? { cursor } : {}) });
        seen.push(...page.items.map(({ email }) => email));
        cursor = page.nextCursor;
      }
      expect([limit, seen]).toEqual([limit, newestFirst]);
    }
    await world.sql(`delete from users where email like 'page%'`);
  });

  it('finds an old user among many newer ones', async () => {
    await world.sql(
      `insert into users (id, email, created_at, updated_at)
       select gen_random_uuid(), 'crowd' || n || '@example.com', now(), now() from generate_series(1, 1200) n`,
    );
    expect(await emails({ q: 'nwosu' })).toEqual(['first@example.org']);
    expect(await emails({ q: 'example.org', limit: 2 })).toEqual(['fourth@example.org', 'third@example.org']);
    expect(await emails({ q: 'crowd', limit: 100 })).toHaveLength(100);
    await world.sql(`delete from users where email like 'crowd%'`);
  });

  it.each(['nonsense', cursorOf('2026-01-01', 'x'), cursorOf('2026-13-45 00:00:00', crypto.randomUUID())])(
    'rejects the cursor %s',
    async (cursor) => {
      await expect(find({ cursor })).rejects.toMatchObject({ code: 'list.bad-cursor' });
    },
  );
});

describe('UserById', () => {
  it('returns the user with roles', async () => {
    const [{ id = '' } = {}] = (await find({ q: 'second' })).items;
    expect(await world.app.get(FindUserById, { strict: false }).find(id)).toMatchObject({
      email: 'second@example.org',
      roles: ['admin', 'support'],
    });
    expect(await world.app.get(ReadUserRoles, { strict: false }).list(id)).toEqual(['admin', 'support']);
  });

  it('returns undefined for an unknown id', async () => {
    const unknownId = crypto.randomUUID();
    expect(await world.app.get(FindUserById, { strict: false }).find(unknownId)).toBeUndefined();
    expect(await world.app.get(ReadUserRoles, { strict: false }).list(unknownId)).toEqual([]);
  });

  it('counts all users', async () => {
    expect(await world.app.get(CountUsers, { strict: false }).count()).toBe(4);
  });

  it('rejects a second account with an email, and signs in with the password of the first', async () => {
    const create = world.app.get(CreateUser, { strict: false });
    await expect(create.create({ email: ' FIRST@example.org', password: 'a long password' })).rejects.toMatchObject({
      code: 'user_already_exists',
    });
    const { status } = await world.post('/api/auth/token?grant_type=password', {
      email: 'first@example.org',
      password: 'demo-password',
    });
    expect(status).toBe(200);
  });
});

function cursorOf(...keys: string[]): string {
  return Buffer.from(JSON.stringify(keys)).toString('base64url');
}
