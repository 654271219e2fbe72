import { countPlanRows, explainStatement, recordSearches } from '#test/query-plans.ts';
import { World, type Member } from '#test/world.ts';

const accounts = 20_000;
const maxReadRows = 1_000;
const sorts = [
  ['', 'created_at desc, id desc'],
  ['created_at asc', 'created_at, id'],
  ['email desc', 'email desc, id desc'],
];

let world: World;
let support: Member;
beforeAll(async () => {
  world = await World.start({ schedules: false });
  support = await world.member({ roles: ['support'] });
  await world.sql(
    `insert into users (id, email, first_name, last_name, created_at, updated_at)
     select gen_random_uuid(), 'person.' || n || '@crowd.example.org', 'Amara', 'Okafor ' || n,
       now() - n * interval '1 minute', now()
     from generate_series(1, $1::int) n`,
    [accounts],
  );
  await world.sql('vacuum analyze users');
});
afterAll(() => world.close());

async function list(query: Readonly<Record<string, string>>) {
  const { body, headers } = await world
    .as(support)
    .get<{ users: { email: string }[] }>(`/api/auth/admin/users?${new URLSearchParams(query).toString()}`);
  return { emails: body.users.map(({ email }) => email), total: headers.get('x-total-count') };
}

async function countScannedRows(query: Readonly<Record<string, string>>): Promise<number[]> {
  const searches = await recordSearches(world, 'users', () => list(query));
  const plans = await Promise.all(searches.map((search) => explainStatement(world, search)));
  return plans.map((nodes) => countPlanRows(nodes, 'users'));
}

describe('a filter of 20,000 accounts', () => {
  it.each(['.12345@', 'PERSON.12345@crowd.example.org', 'okafor 12345', 'amara okafor 12345'])(
    'reads few rows when "%s" finds one account',
    async (filter) => {
      expect(await list({ filter })).toEqual({ emails: ['person.12345@crowd.example.org'], total: '1' });
      const read = await countScannedRows({ filter });
      expect(read).toHaveLength(2);
      expect(Math.max(...read)).toBeLessThan(maxReadRows);
    },
  );

  it('finds an account when all words of the text are common', async () =>
    expect(await list({ filter: 'PERSON.150@CROWD' })).toEqual({
      emails: ['person.150@crowd.example.org'],
      total: '1',
    }));

  it.each(['lantern.12345@crowd.example.org', '12345 okafor', 'no such person'])(
    'finds no account when none has the whole text "%s"',
    async (filter) => expect(await list({ filter })).toEqual({ emails: [], total: '0' }),
  );

  it('remembers the total and reads few rows when more than 10,000 accounts match', async () => {
    expect((await list({ filter: 'crowd' })).total).toBe(String(accounts));
    const read = await countScannedRows({ filter: 'crowd', page: '3' });
    expect(read).toHaveLength(1);
    expect(read[0]).toBeLessThan(maxReadRows);
  });

  it.each([
    ['few', 'okafor 1999', 4],
    ['many', 'crowd', 3],
  ])('returns the pages in the order of the list when %s accounts match', async (_matches, filter, perPage) => {
    for (const [sort = '', order] of sorts) {
      const expected = await world.sql<{ email: string }>(
        `select email from users where email like '%' || $1 || '%' or lower(last_name) like '%' || $1 || '%'
         order by ${order} limit $2`,
        [filter, perPage * 3],
      );
      const pages = await Promise.all(
        ['1', '2', '3'].map((page) => list({ filter, sort, page, per_page: String(perPage) })),
      );
      expect([sort, pages.flatMap(({ emails }) => emails)]).toEqual([sort, expected.map(({ email }) => email)]);
    }
  });
});
