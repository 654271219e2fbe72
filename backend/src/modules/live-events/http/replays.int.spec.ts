import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Tier } from '#kernel/tier.ts';
import { assetsFolder } from '#platform/site/folders.ts';
import { Editor, type ContentItem } from '#test/makers/editor.ts';
import { createNotificationHelpers } from '#test/makers/notifications.ts';
import { World, type Member } from '#test/world.ts';
import type { CirclesView } from '../use-cases/dates/circles.view.ts';
import type { MemberReplayView, ReplayProgressView, ReplayListView } from '../use-cases/replays/replays.view.ts';

interface Problem {
  code: string;
  detail: string;
  errors?: { field: string; message: string }[];
}
const transcript = readFileSync(join(assetsFolder, 'media/replay-1.vtt'), 'utf8').trim();
const dayMs = 86_400_000;
const before = (days: number) => new Date(Date.now() - days * dayMs);
const film = '/files/media/replay-1.mp4';

describe('replays', () => {
  let world: World;
  let editor: Editor;
  let made = 0;
  beforeAll(async () => {
    world = await World.start();
    editor = await Editor.signUp(world);
  });
  afterAll(() => world.close());

  async function held(days: number, values: object = {}): Promise<ContentItem & { startsAt: string }> {
    made += 1;
    const startsAt = before(days).toISOString();
    const endsAt = new Date(Date.parse(startsAt) + dayMs / 24).toISOString();
    const about = { title: `Circle ${made}`, slug: `circle-${made}`, category: 'circle', startsAt, endsAt };
    const { body, text, status } = await editor.create('events', { ...about, ...values });
    if (status !== 201) throw new Error(text);
    return { ...body, startsAt };
  }
  const draft = ({ id: eventId, startsAt }: { id: string; startsAt: string }, values: object = {}) => ({
    ...{ eventId, startsAt, title: 'The visitor', videoUrl: film, durationSec: 600, transcript },
    ...{ chapters: '0:00 Welcome\n2:00 A practice', ...values },
  });
  const attach = async (event: ContentItem & { startsAt: string }, values: object = {}): Promise<ContentItem> => {
    const { body, status, text } = await editor.create('replays', draft(event, values));
    if (status !== 201) throw new Error(text);
    return body;
  };
  const list = async (member: Member, query = '') =>
    (await world.as(member).get<ReplayListView>(`/api/replays${query}`)).body;
  const one = async (member: Member, id: string) =>
    (await world.as(member).get<MemberReplayView>(`/api/replays/${id}`)).body;
  const play = <Body = ReplayProgressView>(member: Member, id: string, played: object = {}) => {
    const usual = { positionSec: 100, watched: [[0, 100]], playedAt: new Date().toISOString() };
    return world.as(member).put<Body>(`/api/replays/${id}/progress`, { ...usual, ...played });
  };
  const setPlan = async (member: Member, plan: Tier) => {
    const admin = world.as(await world.member({ roles: ['admin'] }));
    return admin.post('/api/functions/admin-update-user-plan', { targetUserId: member.id, plan });
  };

  describe('a replay that staff attach', () => {
    it('belongs to one past date, and is changed and removed with audit log entries', async () => {
      const event = await held(3);
      const { id } = await attach(event);
      const again = await editor.create<Problem>('replays', draft(event));
      expect([again.status, again.body.code]).toEqual([409, 'content.replay-exists']);
      const changed = await editor.change('replays', id, { title: 'The guest', chapters: '0:00 Arriving' });
      expect(changed.body).toMatchObject({ title: 'The guest', chapters: '0:00 Arriving', startsAt: event.startsAt });
      expect((await editor.remove('replays', id)).status).toBe(204);
      expect((await editor.read('replays', id)).status).toBe(404);
      const entries = await world.sql<{ action: string }>(
        `select action from audit_log where details->>'id' = $1 order by at`,
        [id],
      );
      expect(entries.map(({ action }) => action)).toEqual(['content.created', 'content.changed', 'content.removed']);
    });

    it.each([
      ['startsAt', 'The event had no date at this time', { startsAt: before(9).toISOString() }],
      ['eventId', 'Choose an event that exists', { eventId: '01900000-0000-7000-8000-000000000000' }],
      ['videoUrl', 'There is no such file in the library', { videoUrl: '/files/media/nothing.mp4' }],
      ['soundUrl', 'There is no such audio file in the library', { soundUrl: '/files/media/replay-1.mp4' }],
      ['chapters', 'Chapters: line 1 must be a time and a title, such as 1:30 The first breath', { chapters: 'x' }],
    ])('is rejected for %s: %s', async (field, message, values) => {
      const { status, body } = await editor.create<Problem>('replays', draft(await held(3), values));
      expect([status, body.errors]).toEqual([400, [expect.objectContaining({ field, message })]]);
    });

    it('can be changed without changing its audio when the audio file is missing', async () => {
      const soundUrl = '/files/media/gone.m4a';
      const { id } = await attach(await held(3));
      await world.sql('update replays set sound_url = $2 where id = $1', [id, soundUrl]);
      const changed = await editor.change('replays', id, { title: 'The guest', soundUrl });
      expect([changed.status, changed.body]).toEqual([200, expect.objectContaining({ title: 'The guest', soundUrl })]);
    });

    it('is rejected for a future or cancelled date', async () => {
      const event = await held(3, { recurrence: 'FREQ=DAILY' });
      const next = new Date(Date.parse(event.startsAt) + 5 * dayMs).toISOString();
      const early = await editor.create<Problem>('replays', draft({ ...event, startsAt: next }));
      expect(early.body.errors?.[0]?.message).toBe('This date is not over yet');
      await world.sql(
        `insert into event_dates (id, event_id, original_start, known_as, starts_at, ends_at, is_cancelled, sequence, updated_at)
         select gen_random_uuid(), id, starts_at, starts_at, starts_at, ends_at, true, 1, now() from events where id = $1`,
        [event.id],
      );
      const cancelled = await editor.create<Problem>('replays', draft(event));
      expect(cancelled.body.errors?.[0]?.message).toBe('The event had no date at this time');
    });
  });

  it('are open from Creator and from the tier of their event; below it the list has no media URLs', async () => {
    const { id } = await attach(await held(4), { title: 'For creators' });
    const higher = await attach(await held(4, { visibilityTier: 'visionary' }));
    const [seeker, creator] = [await world.member({ tier: 'seeker' }), await world.member({ tier: 'creator' })];
    const { body, text } = await world.as(seeker).get<ReplayListView>('/api/replays?limit=100');
    expect(body.items.find((item) => item.id === id)).toMatchObject({
      ...{ title: 'For creators', locked: true, visibilityTier: 'creator', chapterCount: 2, captions: true },
    });
    expect(text + JSON.stringify(await one(seeker, id))).not.toMatch(/files\/media|A practice|WEBVTT/);
    expect(await one(creator, id)).toMatchObject({ locked: false, videoUrl: film, transcript });
    expect(await one(creator, higher.id)).toMatchObject({ locked: true, visibilityTier: 'visionary' });
    const refused = await play<Problem>(seeker, id);
    expect([refused.status, refused.body.code]).toEqual([403, 'membership.tier']);
    expect((await world.get('/api/replays')).status).toBe(401);
  });

  it('stop at the next range request when the tier is lost, and continue at the same second later', async () => {
    const { id } = await attach(await held(5));
    const member = await world.member({ tier: 'creator' });
    const { body } = await world.as(member).post<{ url: string }>(`/api/media/replays/${id}/link`);
    const range = async () => (await fetch(world.url + body.url, { headers: { range: 'bytes=0-9' } })).status;
    const captions = async () => (await world.get(body.url.replace('?', '/captions.vtt?'))).status;
    expect([await range(), await captions()]).toEqual([206, 200]);
    await play(member, id, { positionSec: 40 });
    await setPlan(member, 'seeker');
    expect([await range(), await captions()]).toEqual([403, 403]);
    expect((await play(member, id, { positionSec: 44 })).status).toBe(403);
    await setPlan(member, 'creator');
    expect((await one(member, id)).standing.positionSec).toBe(44);
  });

  it('have a separate audio link for the same tiers when they have an audio file', async () => {
    const { id } = await attach(await held(5), { soundUrl: '/files/media/replay-1.m4a' });
    const [creator, seeker] = [await world.member({ tier: 'creator' }), await world.member({ tier: 'seeker' })];
    const linkFor = (member: Member, of = id) =>
      world.as(member).post<{ url: string; code?: string }>(`/api/media/replay-sounds/${of}/link`);
    const { body } = await linkFor(creator);
    const sound = await fetch(world.url + body.url, { headers: { range: 'bytes=0-9' } });
    expect([sound.status, sound.headers.get('content-type')]).toEqual([206, 'audio/mp4']);
    expect((await linkFor(seeker)).body.code).toBe('membership.tier');
    expect((await world.as(seeker).get(`/api/replays/${id}`)).text).not.toContain('m4a');
    expect((await world.as(creator).get('/api/replays?limit=100')).text).not.toContain('m4a');
    await setPlan(creator, 'seeker');
    expect((await world.get(body.url)).status).toBe(403);
    await setPlan(creator, 'creator');
    expect((await linkFor(creator, (await attach(await held(5))).id)).status).toBe(404);
  });

  it('continue at the position of the device that played last, and are done when 90 % was played', async () => {
    const { id } = await attach(await held(6));
    const member = await world.member({ tier: 'creator' });
    const began = Date.now() - 60_000;
    const at = (seconds: number) => new Date(began + seconds * 1_000).toISOString();
    await play(member, id, { positionSec: 300, watched: [[0, 300]], playedAt: at(9) });
    const late = await play(member, id, { positionSec: 20, watched: [[590, 600]], playedAt: at(3) });
    expect(late.body).toEqual({ positionSec: 300, lastPlayedAt: at(9), isDone: false });
    expect((await play(member, id, { positionSec: 600, watched: [[300, 529]] })).body.isDone).toBe(false);
    expect((await play(member, id, { positionSec: 600, watched: [[200, 530]] })).body.isDone).toBe(true);
    expect((await one(member, id)).standing).toMatchObject({ positionSec: 600, isDone: true });
    expect((await play(member, id, { positionSec: 9_999 })).body.positionSec).toBe(600);
    expect((await play(member, crypto.randomUUID())).status).toBe(404);
  });

  it("are listed with started ones first, then latest first across pages, with the member's attendance", async () => {
    await world.sql('delete from replays');
    const events = [await held(20), await held(30), await held(40)] as const;
    const [late, middle, early] = [await attach(events[0]), await attach(events[1]), await attach(events[2])];
    const member = await world.member({ tier: 'creator' });
    await play(member, early.id);
    const support = world.as(await world.member({ roles: ['support'] }));
    const startsAt = events[1].startsAt;
    await support.put(`/api/admin/events/${events[1].id}/attendance`, { userId: member.id, startsAt, isPresent: true });
    const first = await list(member, '?limit=2');
    const rest = await list(member, `?limit=2&cursor=${first.nextCursor}`);
    const items = [...first.items, ...rest.items];
    expect(items.map(({ id }) => id)).toEqual([early.id, late.id, middle.id]);
    expect(items.map(({ wasThere }) => wasThere)).toEqual([false, false, true]);
    expect(items.map(({ isNew }) => isNew)).toEqual([false, true, true]);
    expect(rest.nextCursor).toBeNull();
  });

  it('are found by kind, year and, with access, by their transcript', async () => {
    await world.sql('delete from replays');
    const { id } = await attach(await held(8));
    const workshop = await attach(await held(9, { category: 'webinar' }), { transcript: null, summary: 'Slow talk' });
    const [seeker, creator] = [await world.member({ tier: 'seeker' }), await world.member({ tier: 'creator' })];
    const found = async (member: Member, query: string) => (await list(member, query)).items.map((item) => item.id);
    expect(await found(creator, '?q=being interrupted')).toEqual([id]);
    expect(await found(seeker, '?q=being interrupted')).toEqual([]);
    expect(await found(seeker, '?q=slow')).toEqual([workshop.id]);
    expect(await found(creator, '?kind=workshops')).toEqual([workshop.id]);
    expect(await found(creator, '?kind=gatherings')).toEqual([]);
    expect(await found(creator, '?year=2019')).toEqual([]);
    const wrong = await world.as(creator).get<Problem>('/api/replays?kind=songs');
    expect([wrong.status, wrong.text]).toEqual([
      400,
      expect.stringContaining('Choose circles, workshops or gatherings'),
    ]);
  });

  it('are linked from the date they belong to', async () => {
    const event = await held(2, { visibilityTier: 'free' });
    const member = await world.member({ tier: 'seeker' });
    const replayOf = async (path: string) =>
      (await world.as(member).get<CirclesView>(path)).body.items.find(({ eventId }) => eventId === event.id)?.replayId;
    expect([await replayOf('/api/circles'), await replayOf(`/api/events/${event.id}/dates`)]).toEqual([null, null]);
    const { id } = await attach(event);
    expect([await replayOf('/api/circles'), await replayOf(`/api/events/${event.id}/dates`)]).toEqual([id, id]);
  });

  it('are announced once to attendees with access', async () => {
    const people = createNotificationHelpers(world);
    const event = await held(1);
    const [came, meant, below, other] = [
      await world.member({ tier: 'creator' }),
      await world.member({ tier: 'creator' }),
      await world.member({ tier: 'seeker' }),
      await world.member({ tier: 'creator' }),
    ];
    for (const { id } of [came, below])
      await world.sql('insert into attendance (user_id, event_id, known_as, joined_at) values ($1, $2, $3, now())', [
        ...[id, event.id, event.startsAt],
      ]);
    await world.sql(
      `insert into rsvp (id, user_id, event_id, known_as, state, answered_at)
       values (gen_random_uuid(), $1, $2, null, 'coming', now())`,
      [meant.id, event.id],
    );
    const { id } = await attach(event, { title: 'An evening' });
    await world.settle();
    await editor.change('replays', id, { summary: 'Changed' });
    await world.settle();
    const received = await Promise.all(
      [came, meant, below, other].map(async (member) => (await people.list(member)).items),
    );
    const news = [expect.objectContaining({ title: 'An evening', path: `/members/replays/${id}` })];
    expect(received).toEqual([news, news, [], []]);
  });

  it('are in the export of an account, and their progress is deleted with it', async () => {
    const { id } = await attach(await held(7));
    const member = await world.member({ tier: 'creator' });
    await play(member, id);
    const { body } = await world.as(member).get<{ liveEvents: object }>('/api/account/export');
    expect(body.liveEvents).toMatchObject({ replays: [{ replayId: id, positionSec: 100 }] });
    const admin = world.as(await world.member({ roles: ['admin'] }));
    expect((await admin.send('DELETE', `/api/auth/admin/users/${member.id}`)).status).toBe(200);
    await world.settle();
    expect(await world.sql('select 1 from replay_progress where user_id = $1', [member.id])).toEqual([]);
  });
});
