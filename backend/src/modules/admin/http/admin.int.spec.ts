import { filledForms, formNames } from '#test/makers/filled-form.ts';
import { World, type Member } from '#test/world.ts';
import { ImportSubscribers } from '#modules/mailing/index.ts';

interface ListOf<Item> {
  items: Item[];
  nextCursor: string | null;
}
interface ListedMember {
  id: string;
  email: string;
  plan: string;
}

describe('admin lists', () => {
  let world: World;
  let support: Member;

  beforeAll(async () => {
    world = await World.start();
    support = await world.member({ roles: ['support'], email: 'support@example.org' });
  });
  afterAll(() => world.close());

  const members = (query = '') => world.as(support).get<ListOf<ListedMember>>(`/api/admin/members${query}`);
  const subscribers = (query = '') =>
    world.as(support).get<ListOf<{ email: string }>>(`/api/admin/subscribers${query}`);

  async function walk<Item>(path: string, limit: number, between = async () => {}): Promise<Item[]> {
    const items: Item[] = [];
    for (let cursor: string | null = ''; cursor !== null; await between()) {
      const query: string = `?limit=${limit}${cursor ? `&cursor=${encodeURIComponent(cursor)}` : ''}`;
      const { body }: { body: ListOf<Item> } = await world.as(support).get<ListOf<Item>>(path + query);
      items.push(...body.items);
      cursor = body.nextCursor;
    }
    return items;
  }

  it('are open to every staff role and no other user', async () => {
    const member = await world.member({ tier: 'visionary' });
    const staff = [support, await world.member({ roles: ['editor'] }), await world.member({ roles: ['admin'] })];
    const paths = ['stats', 'waiting', 'members', 'subscribers', 'subscribers/counts'];
    for (const path of paths.map((part) => `/api/admin/${part}`)) {
      expect((await world.get(path)).status).toBe(401);
      expect((await world.as(member).get(path)).status).toBe(403);
      for (const person of staff) expect((await world.as(person).get(path)).status).toBe(200);
    }
  });

  describe('members', () => {
    it('include a new member first with plan, roles and join date', async () => {
      const member = await world.member({
        tier: 'creator',
        roles: ['editor'],
        email: 'newest@example.org',
        firstName: 'Noor',
        lastName: 'Haddad',
      });
      const { body } = await members('?limit=1');
      expect(body.items).toEqual([
        {
          id: member.id,
          email: 'newest@example.org',
          emailConfirmed: true,
          firstName: 'Noor',
          lastName: 'Haddad',
          plan: 'creator',
          planStatus: null,
          planInterval: null,
          joinDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
          deletionDueAt: null,
          roles: [{ role: 'editor' }],
        },
      ]);
      expect(body.nextCursor).not.toBeNull();
    });

    it('show if the email is confirmed', async () => {
      const [unknown, known] = [await world.member(), await world.member({ emailConfirmed: true })];
      const { body } = await members('?limit=2');
      expect(body.items).toMatchObject([
        { id: known.id, emailConfirmed: true },
        { id: unknown.id, emailConfirmed: false },
      ]);
      const page = await world.as(support).get(`/api/admin/members/${unknown.id}`);
      expect(page.body).toMatchObject({ member: { emailConfirmed: false } });
    });

    it('are found by a part of the email or name in any case', async () => {
      await world.member({ email: 'Ines.Quiroga@example.org', firstName: 'Inés', lastName: 'Quiroga' });
      for (const q of ['quiroga@EXAMPLE', 'ines.q', 'INÉS', 'inés qui', '  Quiroga ']) {
        const { body } = await members(`?q=${encodeURIComponent(q)}`);
        expect([q, body.items.map(({ email }) => email)]).toEqual([q, ['ines.quiroga@example.org']]);
      }
      for (const q of ['quiroga inés', '%', '_', 'no such user']) {
        expect([q, (await members(`?q=${encodeURIComponent(q)}`)).body.items]).toEqual([q, []]);
      }
    });

    it('are neither repeated nor skipped between pages while others join', async () => {
      await world.sql('update users set created_at = date_trunc($1, created_at)', ['hour']);
      const before = (await members('?limit=100')).body.items.map(({ id }) => id);
      const seen = await walk<ListedMember>('/api/admin/members', 2, async () => void (await world.member()));
      expect(seen.map(({ id }) => id)).toEqual(before);
    });
  });

  describe('subscribers', () => {
    const day = (at: number) => new Date(Date.UTC(2030, 0, 1 + at));

    beforeAll(async () => {
      await world.app.get(ImportSubscribers, { strict: false }).add([
        {
          email: 'Ada@example.org',
          firstName: 'Ada',
          lastName: 'Byron',
          source: 'footer',
          subscribedAt: day(3),
          lastEmailSentAt: day(4),
        },
        { email: 'bela@example.org', firstName: 'Béla', subscribedAt: day(2), unsubscribedAt: day(5) },
        ...Array.from({ length: 7 }, (_, at) => ({ email: `same-${at}@example.org`, subscribedAt: day(1) })),
      ]);
    });

    it('include subscribed and unsubscribed ones, newest first', async () => {
      const { body } = await subscribers('?limit=2');
      expect(body.items).toEqual([
        {
          id: expect.any(String),
          email: 'ada@example.org',
          firstName: 'Ada',
          lastName: 'Byron',
          source: 'footer',
          subscribedAt: '2030-01-04T00:00:00.000Z',
          unsubscribedAt: null,
          lastEmailSentAt: '2030-01-05T00:00:00.000Z',
          suppression: null,
        },
        expect.objectContaining({
          email: 'bela@example.org',
          lastName: null,
          source: null,
          unsubscribedAt: '2030-01-06T00:00:00.000Z',
        }),
      ]);
    });

    it('are found by email, first and last name in any case', async () => {
      const found = async (q: string) =>
        (await subscribers(`?q=${encodeURIComponent(q)}`)).body.items.map(({ email }) => email);
      expect(await found('BYRON')).toEqual(['ada@example.org']);
      expect(await found('béla')).toEqual(['bela@example.org']);
      expect(await found('same-')).toHaveLength(7);
      expect(await found('a\u0000da')).toEqual(['ada@example.org']);
    });

    it('are neither repeated nor skipped between pages when many joined at the same time', async () => {
      const emails = (await walk<{ email: string }>('/api/admin/subscribers', 2)).map(({ email }) => email);
      expect([...emails].sort()).toEqual(
        ['ada', 'bela', ...[0, 1, 2, 3, 4, 5, 6].map((at) => `same-${at}`)].map((name) => `${name}@example.org`),
      );
    });

    it('are counted by their state', async () => {
      const counts = async () => (await world.as(support).get<object>('/api/admin/subscribers/counts')).body;
      expect(await counts()).toEqual({ total: 9, active: 8, unsubscribed: 1 });
    });

    it('stay unchanged without an email when they are added again', async () => {
      const again = { email: 'ADA@example.org', firstName: 'Not Ada', subscribedAt: day(9) };
      expect(await world.app.get(ImportSubscribers, { strict: false }).add([again])).toBe(0);
      await world.settle();
      expect(await world.mail.sentTo('ada@example.org')).toEqual([]);
      expect((await subscribers('?q=byron')).body.items).toHaveLength(1);
    });
  });

  it('count existing data and return 0 for forum reports', async () => {
    const stats = async () => (await world.as(support).get<Record<string, number>>('/api/admin/stats')).body;
    const before = await stats();
    await world.member({ tier: 'seeker' });
    await world.member();
    await world.post('/api/functions/subscribe-email', { email: 'counted@example.org' });
    for (const form of formNames) await world.post(`/api/forms/${form}`, filledForms[form]);
    expect(await stats()).toEqual({
      ...before,
      users: before['users']! + 2,
      activeSubscriptions: before['activeSubscriptions']! + 1,
      activeSubscribers: before['activeSubscribers']! + 1,
      partnershipApplications: before['partnershipApplications']! + 1,
      forumReports: 0,
    });
    expect(Object.keys(before).sort()).toEqual([
      'activeSubscribers',
      'activeSubscriptions',
      'forumReports',
      'lessons',
      'partnershipApplications',
      'upcomingEvents',
      'users',
    ]);
  });

  it('show how many messages and ventures wait for a reply', async () => {
    const waiting = async () =>
      (
        await world
          .as(support)
          .get<Record<'messages' | 'ventures' | 'moderation' | 'operations', number>>('/api/admin/waiting')
      ).body;
    const before = await waiting();
    for (const form of formNames) await world.post(`/api/forms/${form}`, filledForms[form]);
    expect(await waiting()).toEqual({ ...before, messages: before.messages + 2, ventures: before.ventures + 1 });
    const opened = await world.as(support).get<ListOf<{ id: string }>>('/api/admin/inquiries?kind=partner&limit=1');
    await world.as(support).patch(`/api/admin/inquiries/${opened.body.items[0]?.id}`, { status: 'closed' });
    await world.sql(
      `insert into operations_alert (id, name, detail, opened_at, over_since, closed_at) values
         (gen_random_uuid(), 'disk', '', now(), null, null), (gen_random_uuid(), 'backup', '', now(), now(), null)`,
    );
    const { operations } = before;
    expect(await waiting()).toEqual({ ...before, messages: before.messages + 2, operations: operations + 1 });
  });

  it.each(['limit=0', 'limit=101', 'limit=many', 'cursor=bogus', 'cursor=WyJub3ciLCJtZSJd', 'page=2'])(
    'reject a list query with %s',
    async (query) => {
      expect((await members(`?${query}`)).status).toBe(400);
      expect((await subscribers(`?${query}`)).status).toBe(400);
    },
  );
});
