import { Editor } from './makers/editor.ts';
import { World, type Member } from './world.ts';

const decomposed = 'Jose\u0301 Nu\u0301n\u0303ez';

let world: World;
let member: Member;
let support: Member;
beforeAll(async () => {
  world = await World.start();
  member = await world.member({ tier: 'seeker', firstName: 'Ada', lastName: 'Lind' });
  support = await world.member({ roles: ['support', 'admin'] });
});
afterAll(() => world.close());

const found = async <Item>(caller: Member, path: string, q: string): Promise<Item[]> =>
  (await world.as(caller).get<{ items: Item[] }>(`${path}?q=${encodeURIComponent(q)}`)).body.items;

describe('forum search', () => {
  const titlesOf = async (q: string) =>
    (await found<{ title: string }>(member, '/api/forum/search', q)).map(({ title }) => title);
  const begin = (title: string, text: string) =>
    world.as(member).post('/api/forum/topics', { clientId: crypto.randomUUID(), category: 'general', title, text });

  beforeAll(async () => {
    await begin('First', 'Who am I, when all is quiet? Be here now.');
    await begin('Second', 'We met in the Cafe\u0301 of the old town.');
    await begin('Third', '\u4eca\u65e5\u306f\u7791\u60f3\u3092\u59cb\u3081\u308b\u9053\u3060');
    await begin(
      '\u0421\u043e\u0437\u0435\u0440\u0446\u0430\u043d\u0438\u0435 \u0435\u0449\u0451',
      'Breathing slowly in the morning',
    );
    await begin(
      'Fifth',
      '\uba85\uc0c1\uc744 \ud569\ub2c8\ub2e4 \u0e09\u0e31\u0e19\u0e19\u0e31\u0e48\u0e07\u0e2a\u0e21\u0e32\u0e18\u0e34',
    );
  });

  it.each([
    ['who am I', 'First'],
    ['WHO AM I', 'First'],
    ['be here now', 'First'],
    ['"be here now"', 'First'],
    ['cafe', 'Second'],
    ['Caf\u00e9', 'Second'],
    ['CAFE\u0301', 'Second'],
    ['the old cafe', 'Second'],
    ['\u7791\u60f3', 'Third'],
    ['\u9053', 'Third'],
    ['\u7791\u60f3\u3092\u59cb\u3081\u308b', 'Third'],
    ['\u0435\u0449\u0435', '\u0421\u043e\u0437\u0435\u0440\u0446\u0430\u043d\u0438\u0435 \u0435\u0449\u0451'],
    [
      '\u0441\u043e\u0437\u0435\u0440\u0446\u0430\u043d\u0438\u0435',
      '\u0421\u043e\u0437\u0435\u0440\u0446\u0430\u043d\u0438\u0435 \u0435\u0449\u0451',
    ],
    ['breathe', '\u0421\u043e\u0437\u0435\u0440\u0446\u0430\u043d\u0438\u0435 \u0435\u0449\u0451'],
    ['\uba85\uc0c1', 'Fifth'],
    ['\u0e2a\u0e21\u0e32\u0e18\u0e34', 'Fifth'],
  ])('finds %s', async (q, title) => expect(await titlesOf(q)).toEqual([title]));

  it.each(['\u7791\u9053', '"am who"', 'cafe -town', '\u00b7', "'\\"])('does not find %s', async (q) =>
    expect(await titlesOf(q)).toEqual([]),
  );
});

describe('ignoring case and accents', () => {
  const spellings = ['jose nunez', 'JOS\u00c9 N\u00da\u00d1EZ', decomposed, 'nu\u0301n\u0303ez'];

  it('staff, services and the mention search find a member', async () => {
    const [firstName = '', lastName = ''] = decomposed.split(' ');
    const jose = await world.member({ tier: 'seeker', firstName, lastName });
    await world.as(jose).get('/api/forum');
    for (const q of spellings) {
      expect((await found<{ id: string }>(support, '/api/admin/members', q)).map(({ id }) => id)).toEqual([jose.id]);
      const people = await world.as(member).get<{ id: string }[]>(`/api/forum/people?q=${encodeURIComponent(q)}`);
      expect(people.body.map(({ id }) => id)).toEqual([jose.id]);
    }
    const accounts = await world
      .as(support)
      .get<{ users: { id: string }[] }>(`/api/auth/admin/users?filter=${encodeURIComponent('JOSE\u0301')}`);
    expect(accounts.body.users.map(({ id }) => id)).toEqual([jose.id]);
  });

  it('staff find a subscriber and an inquiry', async () => {
    const email = 'subscriber@example.org';
    const [firstName, lastName] = decomposed.split(' ');
    await world.post('/api/functions/subscribe-email', { email, firstName, lastName });
    await world.post('/api/forms/contact', { name: decomposed, email, message: 'May I come?' });
    for (const q of spellings) {
      expect(await found(support, '/api/admin/subscribers', q)).toMatchObject([{ email }]);
      expect(await found(support, '/api/admin/inquiries', q)).toMatchObject([{ email }]);
    }
  });

  it('staff find content by its title', async () => {
    const editor = await Editor.signUp(world);
    const title = '\u7791\u60f3 of the Cafe\u0301';
    expect((await editor.create('meditations', { ...(await editor.draft('meditations')), title })).status).toBe(201);
    for (const q of ['cafe', 'CAF\u00c9', 'cafe\u0301', '\u7791\u60f3'])
      expect(
        (await found<{ title: string }>(editor.member, '/api/admin/meditations', q)).map((one) => one.title),
      ).toEqual([title.normalize('NFC')]);
  });

  it('a member finds a journal entry in any Unicode form', async () => {
    const write = (text: string) =>
      world.as(member).post('/api/journal', { clientId: crypto.randomUUID(), source: 'free', text });
    await write('Who am I in the Cafe\u0301?');
    await write('\u4eca\u65e5\u306f\u7791\u60f3');
    for (const q of ['cafe', 'CAFE\u0301', 'who am i', '\u7791\u60f3'])
      expect(await found(member, '/api/journal', q)).toHaveLength(1);
  });
});
