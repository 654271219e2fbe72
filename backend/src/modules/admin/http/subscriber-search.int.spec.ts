import { countReadIndexBlocks, explainStatement, recordSearches } from '#test/query-plans.ts';
import { World, type Member } from '#test/world.ts';

const subscribers = 20_000;

let world: World;
let support: Member;
beforeAll(async () => {
  world = await World.start({ schedules: false });
  support = await world.member({ roles: ['support'] });
  await world.sql(
    `insert into email_subscriber (id, email, first_name, subscribed_at, confirmed_at, reflections)
     select gen_random_uuid(), 'reader.' || n || '@list.example.org', 'Reader', now() - n * interval '1 minute', now(), 'none'
     from generate_series(1, $1::int) n`,
    [subscribers],
  );
  await world.sql('vacuum analyze email_subscriber');
});
afterAll(() => world.close());

async function find(query: Readonly<Record<string, string>>) {
  const path = `/api/admin/subscribers?${new URLSearchParams(query).toString()}`;
  const { body } = await world.as(support).get<{ items: { email: string }[]; nextCursor: string | null }>(path);
  return { emails: body.items.map(({ email }) => email), cursor: body.nextCursor };
}

async function countBlocks(q: string): Promise<number> {
  const [search] = await recordSearches(world, 'email_subscriber', () => find({ q }));
  return search ? countReadIndexBlocks(await explainStatement(world, search), 'chosen') : NaN;
}

describe('a search of 20,000 subscribers', () => {
  it('reads few blocks of the index when the text is a whole email', async () => {
    const word = await countBlocks('12345');
    expect(word).toBeGreaterThan(0);
    expect(await countBlocks('reader.12345@list.example.org')).toBeLessThan(2 * word);
  });

  it.each([
    ['READER.12345@list', ['reader.12345@list.example.org']],
    ['lantern.12345@list', []],
    ['12345 reader', []],
    ['list reader', []],
    // All words of the next two texts occur in many emails.
    ['READER.150@LIST', ['reader.150@list.example.org']],
    ['reader_150@list', []],
  ])('finds only subscribers with the whole text when the text is "%s"', async (q, emails) => {
    expect((await find({ q })).emails).toEqual(emails);
  });

  it('returns each page, newest first, when only old subscribers match', async () => {
    const seen: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page = await find({ q: 'reader.1999', limit: '4', ...(cursor ? { cursor } : {}) });
      seen.push(...page.emails);
      cursor = page.cursor;
    }
    const numbers = [1_999, ...Array.from({ length: 10 }, (_, at) => 19_990 + at)];
    expect(seen).toEqual(numbers.map((number) => `reader.${number}@list.example.org`));
  });
});
