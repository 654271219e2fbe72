import { World } from '#test/world.ts';
import { ContentWriter } from '../index.ts';
import { publicKinds } from '../kinds/index.ts';

interface ListOf<Item> {
  items: Item[];
  nextCursor: string | null;
}
type Shown = Record<string, unknown> & { id: string; title: string; locked: boolean; visibilityTier: string };

describe('public content API', () => {
  let world: World;
  let content: ContentWriter;
  const ids: Record<string, string> = {};

  beforeAll(async () => {
    world = await World.start();
    content = world.app.get(ContentWriter, { strict: false });
    const createdAt = new Date('2026-01-01T00:00:00Z');
    ids['open'] = await content.add('programs', {
      title: 'Open door',
      slug: 'open-door',
      isMembersOnly: false,
      createdAt,
    });
    ids['program'] = await content.add('programs', {
      title: 'Foundations',
      slug: 'foundations',
      isMembersOnly: true,
      createdAt: new Date('2026-02-01T00:00:00Z'),
    });
    ids['module'] = await content.add('modules', {
      title: 'First',
      slug: 'first',
      program: ids['program'] as never,
      visibilityTier: 'seeker',
      orderNum: 1,
    });
    ids['deep'] = await content.add('modules', {
      title: 'Deep',
      slug: 'deep',
      program: ids['program'] as never,
      visibilityTier: 'creator',
      orderNum: 2,
    });
    const guarded = {
      videoUrl: '/media/a.mp4',
      transcript: 'Words only members read',
      reflectionPrompt: 'What did you hear?',
    };
    ids['lesson'] = await content.add('lessons', {
      title: 'Listening',
      slug: 'listening',
      module: ids['module'] as never,
      visibilityTier: 'free',
      orderNum: 1,
      ...guarded,
    });
    ids['deepLesson'] = await content.add('lessons', {
      title: 'Silence',
      slug: 'silence',
      module: ids['deep'] as never,
      visibilityTier: 'free',
      orderNum: 2,
      ...guarded,
    });
    const hour = 3_600_000;
    const at = (offset: number) => ({
      startsAt: new Date(Date.now() + offset),
      endsAt: new Date(Date.now() + offset + hour),
    });
    ids['past'] = await content.add('events', {
      title: 'Last week',
      slug: 'last-week',
      zoomLink: 'https://zoom.example/past',
      ...at(-170 * hour),
    });
    ids['soon'] = await content.add('events', {
      title: 'Tomorrow',
      slug: 'tomorrow',
      zoomLink: 'https://zoom.example/soon',
      ...at(24 * hour),
    });
    ids['later'] = await content.add('events', {
      title: 'Next month',
      slug: 'next-month',
      visibilityTier: 'free',
      zoomLink: 'https://zoom.example/later',
      ...at(700 * hour),
    });
    ids['meditation'] = await content.add('meditations', {
      title: 'Sacred Silence',
      url: '/media/silence.mp3',
      tags: ['quiet'],
      createdAt,
    });
    for (let at = 0; at < 5; at += 1) {
      ids[`resource${at}`] = await content.add('resources', {
        title: `Workbook ${at}`,
        url: `/files/${at}.pdf`,
        visibilityTier: at === 0 ? 'free' : 'creator',
        createdAt,
      });
    }
  });
  afterAll(() => world.close());

  it('lists a locked lesson to a visitor without its guarded fields', async () => {
    const { body } = await world.get<ListOf<Shown>>('/api/lessons?module=first');
    expect(body.items).toHaveLength(1);
    expect(body.items[0]).toMatchObject({ title: 'Listening', locked: true, visibilityTier: 'seeker' });
    for (const field of ['videoUrl', 'transcript', 'reflectionPrompt']) expect(body.items[0]).not.toHaveProperty(field);
  });

  it('opens seeker lessons to a seeker, but not lessons of a creator module', async () => {
    const seeker = world.as(await world.member({ tier: 'seeker' }));
    expect((await seeker.get<Shown>('/api/lessons/listening')).body).toMatchObject({
      locked: false,
      transcript: 'Words only members read',
    });
    const { body } = await seeker.get<Shown>('/api/lessons/silence');
    expect(body).toMatchObject({ locked: true, visibilityTier: 'creator' });
    expect(body).not.toHaveProperty('transcript');
  });

  it.each(['/api/events', '/api/meditations', '/api/resources', '/api/lessons'])(
    'hides guarded URLs in %s from a visitor',
    async (path) => {
      const { text } = await world.get(`${path}?limit=100`);
      for (const secret of ['zoom.example/soon', '/media/silence.mp3', '/files/1.pdf', '/media/a.mp4'])
        expect(text).not.toContain(secret);
    },
  );

  it('shows all fields of a free item to every visitor', async () => {
    expect((await world.get<Shown>(`/api/resources/${ids['resource0']}`)).body).toMatchObject({
      locked: false,
      url: '/files/0.pdf',
    });
    expect((await world.get<Shown>('/api/programs/open-door')).body).toMatchObject({
      locked: false,
      visibilityTier: 'free',
    });
  });

  it('never shows a meeting link to members, at any tier', async () => {
    const member = world.as(await world.member({ tier: 'visionary' }));
    for (const path of ['/api/events?limit=100', '/api/events/next-month', '/events/next-month.ics', '/events.rss'])
      expect((await member.get(path)).text).not.toContain('zoom.example');
  });

  it('returns the same item by id and by slug', async () => {
    const bySlug = await world.get<Shown>('/api/programs/foundations');
    const byId = await world.get<Shown>(`/api/programs/${ids['program']}`);
    expect(byId.body).toEqual(bySlug.body);
    expect(byId.body).toMatchObject({ moduleCount: 2 });
  });

  it('separates upcoming events, next first, from past events', async () => {
    const titles = async (when: string) =>
      (await world.get<ListOf<Shown>>(`/api/events?when=${when}`)).body.items.map(({ title }) => title);
    expect(await titles('upcoming')).toEqual(['Tomorrow', 'Next month']);
    expect(await titles('past')).toEqual(['Last week']);
  });

  it('pages without repeats or gaps when sort keys are equal', async () => {
    const seen: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const { body }: { body: ListOf<Shown> } = await world.get<ListOf<Shown>>(
        `/api/resources?limit=2${cursor ? `&cursor=${cursor}` : ''}`,
      );
      seen.push(...body.items.map(({ id }) => id));
      cursor = body.nextCursor;
    }
    expect(seen).toHaveLength(5);
    expect(new Set(seen).size).toBe(5);
  });

  it.each(publicKinds)('returns 404 for unknown $name', async ({ name }) => {
    for (const key of ['nothing-here', '01900000-0000-7000-8000-000000000000', '%27%3B--', '%00']) {
      const { status, body } = await world.get<{ code: string }>(`/api/${name}/${key}`);
      expect({ status, code: body.code }).toEqual({ status: 404, code: 'content.not-found' });
    }
  });

  it('rejects an invalid query and names the field', async () => {
    const { status, body } = await world.get<{ errors: { field: string }[] }>('/api/events?when=someday');
    expect(status).toBe(400);
    expect(body.errors[0]?.field).toBe('when');
    expect((await world.get('/api/programs?limit=1000')).status).toBe(400);
    expect((await world.get('/api/programs?cursor=nonsense')).status).toBe(400);
    expect((await world.get('/api/programs?sorted=yes')).status).toBe(400);
    expect((await world.get('/api/programs?q=%00')).status).toBe(200);
  });
});
