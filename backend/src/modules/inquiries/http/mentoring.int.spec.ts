import { readCalendar } from '#test/calendar-file.ts';
import { Editor } from '#test/makers/editor.ts';
import { instituteEmail } from '#test/makers/filled-form.ts';
import { findTablesContaining } from '#test/makers/traces.ts';
import { memberPassword, World, type Member } from '#test/world.ts';
import { EraseDueAccounts } from '#modules/account/use-cases/erase-due-accounts.ts';
import { GrantTier } from '#modules/membership/index.ts';

interface Asked {
  id: string;
  reference: string;
  mentor: string;
  state: string;
  startsAt: string | null;
  note: string | null;
  times: string[];
}
interface Mentorship {
  mentors: { id: string; name: string }[];
  request: Asked | null;
}
interface Queue {
  items: (Asked & { userId: string; isVisionary: boolean })[];
}

const hourMs = 3_600_000;
const inHours = (hours: number) => new Date(Math.ceil(Date.now() / hourMs) * hourMs + hours * hourMs).toISOString();
const path = '/api/mentoring';
const staffPath = '/api/admin/mentoring';

describe('an hour with a mentor', () => {
  let world: World;
  let support: Member;
  let mentorId: string;
  let teacherId: string;
  beforeAll(async () => {
    world = await World.start();
    support = await world.member({ roles: ['support'], firstName: 'Sol', lastName: 'Ibarra' });
    const editor = await Editor.signUp(world);
    mentorId = (await editor.person('Rosa Ibarra', { isMentor: true })).id;
    teacherId = (await editor.person('Ben Okri')).id;
  });
  afterAll(() => world.close());

  const visionary = () => world.member({ tier: 'visionary', emailConfirmed: true });
  const words = (more: object = {}) => ({
    ...{ mentorId, words: 'How do I end a circle?', zone: 'Africa/Lagos' },
    times: [inHours(48), inHours(72), inHours(96)],
    ...more,
  });
  const ask = (member: Member, more: object = {}) => world.as(member).post<Asked>(path, words(more));
  const read = async (member: Member) => (await world.as(member).get<Mentorship>(path)).body;
  const move = (member: Member, id: string, more: object = {}) =>
    world
      .as(member)
      .put<Asked>(`${path}/${id}`, { times: [inHours(50), inHours(74), inHours(98)], zone: 'Africa/Lagos', ...more });
  const takeBack = (member: Member, id: string) => world.as(member).send('DELETE', `${path}/${id}`);
  const agree = (id: string, startsAt: string, more: object = {}) =>
    world.as(support).put<Asked>(`${staffPath}/${id}/date`, { startsAt, ...more });
  const decline = (id: string, reason: string) => world.as(support).post(`${staffPath}/${id}/decline`, { reason });
  const queue = async (query = '') => (await world.as(support).get<Queue>(`${staffPath}?limit=100${query}`)).body.items;
  const subjectsTo = async (email: string) => {
    await world.settle();
    const subjects = (await world.mail.sentTo(email)).map(({ subject }) => subject);
    return subjects.filter((subject) => subject !== 'Confirm your email');
  };
  const notificationsOf = async (member: Member) =>
    (await world.as(member).get<{ items: { kind: string; title: string; text: string }[] }>('/api/notifications')).body
      .items;
  const setTier = (userId: string, tier: 'creator' | 'visionary') =>
    world.app.get(GrantTier, { strict: false }).grant({ userId, tier, grantedBy: null });

  it('can be requested only from people that staff marked as mentors', async () => {
    const member = await visionary();
    expect((await read(member)).mentors).toEqual([expect.objectContaining({ id: mentorId, name: 'Rosa Ibarra' })]);
    expect(await ask(member, { mentorId: teacherId })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'mentorId', message: 'Choose one of the mentors' }] },
    });
    expect(await ask(member)).toMatchObject({ status: 201, body: { mentor: 'Rosa Ibarra', state: 'asked' } });
    const { items } = (
      await world.as(support).get<{ items: object[] }>(`/api/admin/inquiries?kind=mentoring&q=${member.email}`)
    ).body;
    expect(items).toEqual([
      expect.objectContaining({ status: 'open', excerpt: expect.stringContaining('How do I end a circle?') as string }),
    ]);
    expect(await subjectsTo(member.email)).toEqual([]);
    expect(await subjectsTo(instituteEmail)).toContainEqual(expect.stringMatching(/^A request for mentoring \(M-/));
  });

  it.each([
    ['a past time', { times: [inHours(-3), inHours(48), inHours(72)] }, 'Choose times within the next six months'],
    [
      'a time too far ahead',
      { times: [inHours(9_000), inHours(48), inHours(72)] },
      'Choose times within the next six months',
    ],
    ['a duplicate time', { times: [inHours(48), inHours(48), inHours(72)] }, 'Choose three different times'],
    ['two times', { times: [inHours(48), inHours(72)] }, 'Choose three times that suit you'],
    ['no time', { times: ['soon', 'later', ''] }, 'Choose three times that suit you'],
    ['no words', { words: ' ' }, 'Please write what you would like to bring'],
    ['no zone', { zone: 'Somewhere' }, 'zone must be a time zone such as Europe/Berlin'],
  ])('returns 400 for a request with %s', async (_, more, message) => {
    const { status, body } = await ask(await visionary(), more);
    expect({ status, body }).toMatchObject({ status: 400, body: { errors: [{ message }] } });
  });

  it('is one request when it is sent many times at once; another one is rejected until it ends', async () => {
    const member = await visionary();
    const same = words();
    const responses = await Promise.all(Array.from({ length: 10 }, () => world.as(member).post<Asked>(path, same)));
    expect(new Set(responses.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect(responses[0]?.status).toBe(201);
    expect(await world.sql('select 1 from mentoring where user_id = $1', [member.id])).toHaveLength(1);
    expect(await world.sql('select 1 from inquiry where email = $1', [member.email])).toHaveLength(1);
    expect(await ask(member, { words: 'Something else' })).toMatchObject({
      status: 409,
      body: { code: 'inquiries.mentoring-open' },
    });
    const { id } = responses[0]!.body;
    for (let times = 2; times > 0; times -= 1) expect((await takeBack(member, id)).status).toBe(204);
    expect((await read(member)).request).toBeNull();
    expect((await queue()).map((one) => one.id)).not.toContain(id);
    expect((await ask(member, { words: 'Something else' })).status).toBe(201);
  });

  it('gets a date from staff, and the member is notified once by email and in the product', async () => {
    const member = await visionary();
    const { id } = (await ask(member)).body;
    expect(await queue()).toContainEqual(expect.objectContaining({ id, userId: member.id, isVisionary: true }));
    const startsAt = inHours(72);
    for (let times = 2; times > 0; times -= 1)
      expect(await agree(id, startsAt, { note: 'Rosa calls you.' })).toMatchObject({
        status: 200,
        body: { state: 'agreed' },
      });
    expect((await read(member)).request).toMatchObject({ state: 'agreed', startsAt, note: 'Rosa calls you.' });
    expect(await subjectsTo(member.email)).toEqual([
      expect.stringMatching(/^Your hour with Rosa Ibarra: .* in Lagos$/),
    ]);
    const mail = (await world.mail.sentTo(member.email)).at(-1);
    expect(mail?.text).toMatch(/in New York/);
    expect(mail?.text).toContain('Rosa calls you.');
    expect(await notificationsOf(member)).toEqual([
      expect.objectContaining({ kind: 'inquiry', title: 'Your hour has a date' }),
    ]);
    const trail = `select action from audit_log where subject_id = $1 and action like 'inquiries.%'`;
    expect(await world.sql(trail, [member.id])).toEqual([{ action: 'inquiries.mentoring-answered' }]);
    const whole = await world.as(support).get(`/api/admin/inquiries/${id}`);
    expect(whole.body).toMatchObject({ status: 'answered', replies: [{ by: 'Sol Ibarra' }] });
  });

  it('can be moved: the request is open again, and the old date stays valid until staff reply', async () => {
    const member = await visionary();
    const { id } = (await ask(member)).body;
    const first = inHours(72);
    await agree(id, first);
    expect(await move(member, id)).toMatchObject({ status: 200, body: { state: 'asked', startsAt: first } });
    expect(await queue()).toContainEqual(
      expect.objectContaining({ id, times: [inHours(50), inHours(74), inHours(98)] }),
    );
    expect(await subjectsTo(instituteEmail)).toContainEqual(
      expect.stringMatching(/^Another date for mentoring requested/),
    );
    await agree(id, inHours(74));
    const file = await world.as(member).get(`${path}/${id}/hour.ics`);
    const { entries, datesOf } = readCalendar(file.text);
    expect(datesOf(id, 2)).toEqual([inHours(74)]);
    expect(entries[0]?.endDate.toJSDate().toISOString()).toBe(inHours(75));
    expect(entries[0]?.sequence).toBe(2);
    expect(file.headers.get('content-type')).toContain('text/calendar');
    expect((await takeBack(member, id)).status).toBe(204);
    expect((await world.as(member).get(`${path}/${id}/hour.ics`)).status).toBe(404);
    expect(await subjectsTo(instituteEmail)).toContainEqual(expect.stringMatching(/^Mentoring request cancelled/));
    expect(await agree(id, inHours(80))).toMatchObject({ status: 409, body: { code: 'inquiries.mentoring-closed' } });
  });

  it('can be declined with a reason, then the member can request another one', async () => {
    const member = await visionary();
    const { id } = (await ask(member)).body;
    expect(await decline(id, '')).toMatchObject({
      status: 400,
      body: { errors: [{ message: 'Please write a reason' }] },
    });
    await decline(id, 'Rosa is away until spring.');
    expect((await read(member)).request).toMatchObject({ state: 'declined', note: 'Rosa is away until spring.' });
    expect(await subjectsTo(member.email)).toEqual(['About your hour with Rosa Ibarra']);
    expect((await ask(member, { words: 'In spring, then' })).status).toBe(201);
  });

  it('cannot be moved or withdrawn when it is over, and the member can request another one', async () => {
    const member = await visionary();
    const { id } = (await ask(member)).body;
    await agree(id, inHours(48));
    await world.sql(`update mentoring set starts_at = now() - interval '2 hours' where inquiry_id = $1`, [id]);
    for (const response of [await move(member, id), await takeBack(member, id)])
      expect(response).toMatchObject({ status: 409, body: { code: 'inquiries.mentoring-over' } });
    expect((await ask(member, { words: 'Another' })).status).toBe(201);
  });

  it('returns 404 to another member', async () => {
    const [member, other] = [await visionary(), await visionary()];
    const { id } = (await ask(member)).body;
    await agree(id, inHours(72));
    for (const { status } of [
      await move(other, id),
      await takeBack(other, id),
      await world.as(other).get(`${path}/${id}/hour.ics`),
    ])
      expect(status).toBe(404);
    expect((await read(other)).request).toBeNull();
  });

  it("stays stored and gets no date while the member's tier is below Visionary", async () => {
    const member = await visionary();
    const { id } = (await ask(member)).body;
    await setTier(member.id, 'creator');
    expect(await world.as(member).get(path)).toMatchObject({ status: 403, body: { code: 'membership.tier' } });
    expect((await takeBack(member, id)).status).toBe(403);
    expect(await queue()).toContainEqual(expect.objectContaining({ id, isVisionary: false }));
    expect(await agree(id, inHours(72))).toMatchObject({ status: 409, body: { code: 'inquiries.not-visionary' } });
    await setTier(member.id, 'visionary');
    expect((await read(member)).request).toMatchObject({ id, state: 'asked' });
  });

  it('stays open after a reply, and cannot be closed by hand', async () => {
    const member = await visionary();
    const { id } = (await ask(member)).body;
    await world.as(support).post(`/api/admin/inquiries/${id}/replies`, { text: 'In the morning, or in the evening?' });
    const closed = await world.as(support).patch(`/api/admin/inquiries/${id}`, { status: 'closed' });
    expect(closed).toMatchObject({ status: 409, body: { code: 'inquiries.answered-by-date' } });
    expect((await read(member)).request).toMatchObject({ state: 'asked' });
    expect((await queue()).map((one) => one.id)).toContain(id);
  });

  it("is in the member's export, and is deleted with the account", async () => {
    const member = await world.member({ tier: 'visionary' });
    const { id } = (await ask(member)).body;
    await agree(id, inHours(72));
    const { body } = await world.as(member).get<{ inquiries: object[] }>('/api/account/export');
    expect(body.inquiries).toEqual([
      expect.objectContaining({ kind: 'mentoring', mentoring: expect.objectContaining({ state: 'agreed' }) as object }),
    ]);
    await move(member, id);
    await world.settle();
    await world.as(member).post('/api/account/delete', { password: memberPassword });
    await world.sql(`update account_deletion set due_at = now() - interval '1 second' where user_id = $1`, [member.id]);
    await world.app.get(EraseDueAccounts, { strict: false }).eraseDue();
    await world.settle();
    expect(await findTablesContaining(world, id)).toEqual(['audit_log', 'outbox']);
  });
});
