import { filledForms as filled, type FormName } from '#test/makers/filled-form.ts';
import { World, type Member } from '#test/world.ts';

interface Item {
  id: string;
  reference: string;
  kind: string;
  name: string;
  email: string;
  excerpt: string;
  status: string;
  receivedAt: string;
  dueAt: string;
  readAt: string | null;
  answeredAt: string | null;
}
interface Written {
  id: string;
  text: string;
  by: string | null;
  at: string;
}
interface Whole extends Item {
  answers: object[];
  notes: Written[];
  replies: (Written & { mailState: string | null })[];
}
interface ItemPage {
  items: Item[];
  nextCursor: string | null;
}

const path = '/api/admin/inquiries';
const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string;
const unknownId = '01900000-0000-7000-8000-000000000000';

describe('the inbox', () => {
  let world: World;
  let support: Member;
  beforeAll(async () => {
    world = await World.start();
    support = await world.member({ roles: ['support'], firstName: 'Sol', lastName: 'Ibarra' });
  });
  afterAll(() => world.close());

  const staff = () => world.as(support);
  const page = async (query = '') => (await staff().get<ItemPage>(`${path}?${query}`)).body;
  const names = async (query: string) => (await page(query)).items.map(({ name }) => name);
  const whole = async (id: string) => (await staff().get<Whole>(`${path}/${id}`)).body;
  const change = (id: string, status: unknown) => staff().patch<Item>(`${path}/${id}`, { status });
  const inquire = async (form: FormName, more: object = {}): Promise<Item> => {
    const { body } = await world.post<{ reference: string }>(`/api/forms/${form}`, { ...filled[form], ...more });
    return (await page(`q=${body.reference}`)).items[0]!;
  };
  const trailOf = (id: string) =>
    world.sql<{ action: string; actor_id: string; details: object }>(
      `select action, actor_id, details from audit_log where details ->> 'inquiryId' = $1 order by seq`,
      [id],
    );

  it('lists inquiries newest first, with the reply due a day later', async () => {
    await inquire('contact');
    const { id } = await inquire('partner', { name: 'Jonas Weidmann', email: 'Jonas@example.org' });
    const [newest] = (await page()).items;
    expect(newest).toEqual({
      id,
      reference: expect.stringMatching(/^P-/),
      kind: 'partner',
      ventureState: 'new',
      name: 'Jonas Weidmann',
      email: 'jonas@example.org',
      excerpt: 'A house of quiet · We have rooms. And a garden.',
      status: 'open',
      receivedAt: time,
      dueAt: time,
      readAt: null,
      answeredAt: null,
    });
    expect(Date.parse(newest!.dueAt) - Date.parse(newest!.receivedAt)).toBe(86_400_000);
  });

  it('cuts a long excerpt without splitting a character', async () => {
    const { excerpt } = await inquire('contact', { message: '🌅'.repeat(300) });
    expect(excerpt).toBe(`${'🌅'.repeat(160)}…`);
  });

  it('filters by kind, status and a part of name, email or reference, ignoring case', async () => {
    const inquiry = await inquire('volunteer', { name: 'Inés Quiroga', email: 'ines.q@example.org' });
    await inquire('partner', { name: 'Inés Castillo' });
    expect((await change(inquiry.id, 'closed')).status).toBe(200);
    for (const q of ['INÉS QUI', 'ines.Q@', inquiry.reference.toLowerCase()]) {
      expect([q, await names(`q=${encodeURIComponent(q)}`)]).toEqual([q, ['Inés Quiroga']]);
    }
    expect(await names('q=in%C3%A9s&kind=partner')).toEqual(['Inés Castillo']);
    const both = ['Inés Castillo', 'Inés Quiroga'];
    for (const kinds of ['kind=partner,volunteer', 'kind=volunteer&kind=partner']) {
      expect(await names(`q=in%C3%A9s&${kinds}`)).toEqual(both);
    }
    expect(await names('q=in%C3%A9s&kind=partner,volunteer&status=closed')).toEqual(['Inés Quiroga']);
    for (const q of ['%25', '_', 'no%20such%20name']) expect(await names(`q=${q}`)).toEqual([]);
  });

  it.each([
    'kind=press',
    'kind=',
    'kind=partner,press',
    'status=new',
    'status=open&status=closed',
    'limit=0',
    'from=x',
  ])('returns 400 for the query %s', async (query) => {
    expect((await staff().get(`${path}?${query}`)).status).toBe(400);
  });

  it('pages without repeating or skipping rows when inquiries share a time and new ones arrive', async () => {
    await world.sql(`update inquiry set received_at = date_trunc('hour', received_at)`);
    const before = (await page('limit=100')).items.map(({ id }) => id);
    const seen: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const part: ItemPage = await page(`limit=2${cursor && `&cursor=${cursor}`}`);
      seen.push(...part.items.map(({ id }) => id));
      cursor = part.nextCursor;
      await inquire('contact');
    }
    expect(seen).toEqual(before);
  });

  it('returns one inquiry without marking it as read', async () => {
    const { id, ...listed } = await inquire('volunteer');
    const opened = await whole(id);
    expect(opened).toEqual({
      id,
      ...listed,
      decision: null,
      answers: [
        { label: 'Skills', text: filled.volunteer.skills },
        { label: 'Motivation', text: filled.volunteer.motivation },
      ],
      notes: [],
      replies: [],
    });
    expect((await whole(id)).readAt).toBeNull();
  });

  it('stores the time of the first read only', async () => {
    const { id } = await inquire('contact');
    const read = () => staff().post<Item>(`${path}/${id}/read`);
    const first = await read();
    expect([first.status, first.body.readAt]).toEqual([200, time]);
    expect((await read()).body.readAt).toBe(first.body.readAt);
    expect(await whole(id)).toMatchObject({ readAt: first.body.readAt, status: 'open', answeredAt: null });
  });

  it('changes the status by hand, and clears the time of the reply when it is opened again', async () => {
    const { id } = await inquire('partner');
    expect((await change(id, 'answered')).body).toMatchObject({ status: 'answered', answeredAt: time });
    const { answeredAt } = (await change(id, 'closed')).body;
    expect(answeredAt).toEqual(time);
    expect((await change(id, 'open')).body).toMatchObject({ status: 'open', answeredAt: null });
    await change(id, 'open');
    expect((await change(id, 'closed')).body.answeredAt).toBeNull();
    for (const wrong of ['new', '', null, undefined]) expect((await change(id, wrong)).status).toBe(400);
    const steps = [
      ['open', 'answered'],
      ['answered', 'closed'],
      ['closed', 'open'],
      ['open', 'closed'],
    ];
    expect(await trailOf(id)).toEqual(
      steps.map(([from, to]) => ({
        action: 'inquiries.status-changed',
        actor_id: support.id,
        details: { inquiryId: id, from, to },
      })),
    );
  });

  it('stores internal notes without an email to the sender', async () => {
    const email = 'noted-of@example.org';
    const { id } = await inquire('contact', { email });
    await world.settle();
    const { status, body } = await staff().post<Written>(`${path}/${id}/notes`, { text: ' Called her.\r\nTomorrow. ' });
    expect(status).toBe(201);
    expect(body).toEqual({ id: expect.any(String), text: 'Called her.\nTomorrow.', by: 'Sol Ibarra', at: time });
    await world.settle();
    expect((await whole(id)).notes).toEqual([body]);
    expect(await world.mail.sentTo(email)).toHaveLength(1);
    const empty = await staff().post<{ detail: string }>(`${path}/${id}/notes`, { text: ' ' });
    expect([empty.status, empty.body.detail]).toEqual([400, 'Please write a note']);
  });

  it.each(['GET ', 'POST /read', 'PATCH ', 'POST /notes', 'POST /replies'])(
    'returns 404 for %s on an unknown inquiry',
    async (operation) => {
      const [method = '', rest = ''] = operation.split(' ');
      for (const id of [unknownId, 'x', "1'%20or%201=1"]) {
        const body =
          method === 'GET'
            ? undefined
            : JSON.stringify({ POST: rest === '/read' ? {} : { text: 'x' }, PATCH: { status: 'open' } }[method]);
        const response = await staff().send<{ code: string }>(method, `${path}/${id}${rest}`, body);
        expect([response.status, response.body.code]).toEqual([404, 'inquiries.unknown']);
      }
    },
  );
});
