import { makeCourse } from '#test/makers/course.ts';
import { addSubscriber, suppressEmail } from '#test/makers/subscribers.ts';
import { World, type Member } from '#test/world.ts';
import type {
  AudienceCountView,
  AudienceOptionsView,
  AudiencePeopleView,
  AudienceView,
} from '../use-cases/audiences/audience.view.ts';
import type { CampaignView } from '../use-cases/campaigns/campaign.view.ts';

describe('audiences', () => {
  let world: World;
  let editor: Member;
  const asEditor = () => world.as(editor);
  const count = async (filter: object) =>
    (await asEditor().post<AudienceCountView>('/api/admin/audiences/count', { filter })).body;
  const emails = async (filter: object) => {
    const { body } = await asEditor().post<AudiencePeopleView>('/api/admin/audiences/people', { filter });
    return body.items.map(({ email }) => email).toSorted();
  };

  beforeAll(async () => {
    world = await World.start();
    editor = await world.member({ roles: ['editor'] });
  });
  afterAll(() => world.close());

  it('count recipients and everyone who is left out, with the reason', async () => {
    const filter = { sources: ['counted'] };
    const source = 'counted';
    await addSubscriber(world, 'one@counted.example', { source });
    await addSubscriber(world, 'two@counted.example', { source });
    await addSubscriber(world, 'left@counted.example', { source, leftAt: '2026-02-01' });
    await addSubscriber(world, 'new@counted.example', { source, isConfirmed: false });
    await addSubscriber(world, 'bounced@counted.example', { source });
    await suppressEmail(world, 'bounced@counted.example');
    const byRows = await count(filter);
    expect(byRows).toMatchObject({
      recipients: 2,
      leftOut: { unsubscribed: 1, unconfirmed: 1, suppressed: 1 },
      isWholeList: false,
    });
    expect(await count({ ...filter, tiers: ['free'] })).toEqual(byRows);
    expect(await emails(filter)).toEqual(['one@counted.example', 'two@counted.example']);
    expect(await count({})).toMatchObject({ isWholeList: true, active: expect.any(Number) });
  });

  it('match tier, program, last sign-in and time of joining together', async () => {
    const { program, lessons } = await makeCourse(world, 2);
    const source = 'members';
    const seeker = await world.member({ tier: 'seeker', emailConfirmed: true });
    const free = await world.member({ emailConfirmed: true });
    await addSubscriber(world, seeker.email, { source });
    await addSubscriber(world, free.email, { source, at: '2025-06-01' });
    await addSubscriber(world, 'stranger@members.example', { source });
    const learn = (user: Member, lesson: string, done: boolean) =>
      world.sql(
        `insert into lesson_progress (user_id, lesson_id, position_sec, position_played_at, watched, seen_sec, started_at, done_at)
         values ($1, $2, 0, now(), '{}', 0, now(), case when $3::boolean then now() end)`,
        [user.id, lesson, done],
      );
    for (const { id } of lessons) await learn(seeker, id, true);
    await learn(free, lessons[0]!.id, true);
    const sources = [source];
    const programId = program.id;
    expect(await emails({ sources, tiers: ['seeker'] })).toEqual([seeker.email]);
    expect(await emails({ sources, programId })).toEqual([seeker.email, free.email].toSorted());
    expect(await emails({ sources, programId, programState: 'completed' })).toEqual([seeker.email]);
    expect(await emails({ sources, seenSince: '2026-01-01T00:00:00Z' })).toHaveLength(2);
    expect(await emails({ sources, notSeenSince: '2026-01-01T00:00:00Z' })).toEqual(['stranger@members.example']);
    expect(await emails({ sources, joinedBefore: '2025-12-01T00:00:00Z' })).toEqual([free.email]);
    expect(await emails({ sources, tiers: ['free'], joinedSince: '2025-12-01T00:00:00Z' })).toEqual([
      'stranger@members.example',
    ]);
  });

  it('match people who get the daily reflection, and leave out people who muted campaigns', async () => {
    const source = 'reflections';
    for (const name of ['daily', 'none', 'muted'])
      await addSubscriber(world, `${name}@reflections.example`, { source });
    await world.sql(`update email_subscriber set reflections = 'daily' where email in ($1, $2)`, [
      'daily@reflections.example',
      'muted@reflections.example',
    ]);
    await world.sql(
      `insert into consent_record (email, subscriber_id, purpose, is_given, form, text_id, at)
       select email, subscriber_id, 'newsletter', false, form, text_id, now() from consent_record where email = $1`,
      ['muted@reflections.example'],
    );
    const filter = { sources: [source], list: 'reflection' };
    expect(await emails(filter)).toEqual(['daily@reflections.example']);
    expect(await count(filter)).toMatchObject({ recipients: 1, leftOut: { muted: 1, unsubscribed: 0 } });
    expect(await emails({ sources: [source] })).toEqual(['daily@reflections.example', 'none@reflections.example']);
  });

  it('match people with at least one of the labels', async () => {
    const filter = { sources: ['labelled'] };
    for (const name of ['retreat', 'both', 'none'])
      await addSubscriber(world, `${name}@labelled.example`, { source: 'labelled' });
    await world.sql(
      `insert into email_label (email, label, added_at) values ('retreat@labelled.example', 'retreat 2026', now()),
         ('both@labelled.example', 'retreat 2026', now()), ('both@labelled.example', 'speaker', now())`,
    );
    expect(await emails({ ...filter, labels: ['speaker'] })).toEqual(['both@labelled.example']);
    expect(await count({ ...filter, labels: ['retreat 2026', 'speaker'] })).toMatchObject({ recipients: 2 });
    expect(await count({ labels: [] })).toMatchObject({ isWholeList: true });
    const { body } = await asEditor().get<AudienceOptionsView>('/api/admin/audiences/options');
    expect(body.labels).toEqual(['retreat 2026', 'speaker']);
  });

  it('cannot be changed or deleted while a scheduled campaign uses them', async () => {
    const admin = world.as(await world.member({ roles: ['admin'] }));
    await addSubscriber(world, 'one@scheduled.example', { source: 'scheduled' });
    const input = { name: 'Scheduled', filter: { sources: ['scheduled'] } };
    const path = `/api/admin/audiences/${(await asEditor().post<AudienceView>('/api/admin/audiences', input)).body.id}`;
    const draft = { subject: 'Soon', body: 'Good evening.', audienceId: path.split('/').at(-1) };
    const { id } = (await asEditor().post<CampaignView>('/api/admin/campaigns', draft)).body;
    const campaign = `/api/admin/campaigns/${id}`;
    expect((await admin.post(`${campaign}/send`, { recipients: 1, sendAt: '2099-01-01T00:00:00Z' })).status).toBe(200);
    const inUse = { status: 409, body: { code: 'mailing.audience-in-use' } };
    expect(await asEditor().patch(path, { filter: {} })).toMatchObject(inUse);
    expect(await asEditor().send('DELETE', path)).toMatchObject({ status: 409 });
    expect((await asEditor().patch(path, { name: 'Renamed' })).status).toBe(200);
    await admin.post(`${campaign}/undo`);
    expect((await asEditor().patch(path, { filter: {} })).status).toBe(200);
    expect((await asEditor().send('DELETE', path)).status).toBe(204);
  });

  it('are saved, changed and deleted, each name once', async () => {
    const path = '/api/admin/audiences';
    const { status, body } = await asEditor().post<AudienceView>(path, { name: 'Readers', filter: {} });
    expect([status, body.isWholeList]).toEqual([201, true]);
    const again = await asEditor().post<{ code: string }>(path, { name: 'Readers', filter: {} });
    expect([again.status, again.body.code]).toEqual([409, 'mailing.audience-name-taken']);
    const changed = await asEditor().patch<AudienceView>(`${path}/${body.id}`, { filter: { tiers: ['creator'] } });
    expect(changed.body).toMatchObject({ name: 'Readers', filter: { tiers: ['creator'] }, isWholeList: false });
    const { body: draft } = await asEditor().post<CampaignView>('/api/admin/campaigns', { audienceId: body.id });
    expect((await asEditor().send('DELETE', `${path}/${body.id}`)).status).toBe(204);
    const { body: left } = await asEditor().get<CampaignView>(`/api/admin/campaigns/${draft.id}`);
    expect(left.audienceId).toBeNull();
    expect((await asEditor().get(`${path}/${body.id}`)).status).toBe(404);
    const wrong = [{ tiers: ['gold'] }, { list: 'all' }, { programId: 'x' }, { seenSince: 'soon' }, { label: 'a' }];
    for (const filter of wrong) expect((await asEditor().post(`${path}/count`, { filter })).status).toBe(400);
  });
});
