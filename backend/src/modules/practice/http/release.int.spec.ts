import { Editor, type ContentItem } from '#test/makers/editor.ts';
import { World, type Member } from '#test/world.ts';

interface Practice {
  continue: { lessonId: string } | null;
  opens: { lessonId: string; opensAt: string | null; afterLessonId: string | null }[];
}

let world: World;
let editor: Editor;
beforeAll(async () => {
  world = await World.start();
  editor = await Editor.signUp(world);
});
afterAll(() => world.close());

async function lessonsOf(opens: string): Promise<[ContentItem, ContentItem, ContentItem]> {
  const program = await editor.program({ opens });
  const [first, second] = [
    await editor.module(program.id, { orderNum: 1 }),
    await editor.module(program.id, { orderNum: 2 }),
  ];
  return [
    await editor.lesson(first.id, { orderNum: 1, durationSec: 100 }),
    await editor.lesson(first.id, { orderNum: 2, durationSec: 100 }),
    await editor.lesson(second.id, { orderNum: 1, durationSec: 100, videoUrl: '/files/media/lesson-1.mp4' }),
  ];
}
const mark = (member: Member, { id }: ContentItem) =>
  world.as(member).put<{ code: string; opensAt?: string }>(`/api/lessons/${id}/seen`, { seen: true });
const play = (member: Member, { id }: ContentItem, playedAt = new Date().toISOString()) => {
  const played = { positionSec: 5, watched: [[0, 5]], playedAt };
  return world.as(member).put<{ code: string }>(`/api/lessons/${id}/progress`, played);
};
const practiceOf = async (member: Member, lessons: readonly ContentItem[]) => {
  const { body } = await world.as(member).get<Practice>('/api/practice');
  return { ...body, opens: body.opens.filter(({ lessonId }) => lessons.some(({ id }) => id === lessonId)) };
};

describe('program with release in order', () => {
  it('opens a lesson when the one before is done', async () => {
    const member = await world.member({ tier: 'seeker' });
    const lessons = await lessonsOf('in-order');
    const [one, two, three] = lessons;
    expect((await practiceOf(member, lessons)).opens).toEqual([
      { lessonId: two.id, opensAt: null, afterLessonId: one.id },
      { lessonId: three.id, opensAt: null, afterLessonId: two.id },
    ]);
    for (const refused of [await mark(member, two), await play(member, two)])
      expect([refused.status, refused.body.code]).toEqual([403, 'practice.not-yet-open']);
    await mark(member, one);
    expect((await practiceOf(member, lessons)).continue).toMatchObject({ lessonId: two.id });
    expect((await play(member, two)).status).toBe(200);
    expect((await play(member, three)).status).toBe(403);
    const film = () => world.as(member).post<{ code: string }>(`/api/media/lessons/${three.id}/link`);
    expect((await film()).body.code).toBe('practice.not-yet-open');
    await mark(member, two);
    expect((await film()).status).toBe(200);
  });
});

describe('guarded fields of a waiting lesson', () => {
  interface LessonBody {
    id: string;
    isWaiting: boolean;
  }
  const words = {
    ...{ videoUrl: 'https://kept.example/film.mp4', transcript: 'Sit as you are.', reflectionPrompt: 'What was it?' },
    ...{ chapters: '0:00 Arriving', summary: 'What it is about', durationSec: 100 },
  };
  const guarded = /kept\.example|Sit as you are|What was it|Arriving/;
  let first: ContentItem;
  let second: ContentItem;
  let program: ContentItem;
  let module: ContentItem;
  beforeAll(async () => {
    program = await editor.program({ opens: 'in-order', isMembersOnly: false });
    module = await editor.module(program.id, { visibilityTier: 'free' });
    first = await editor.lesson(module.id, { orderNum: 1, visibilityTier: 'free' });
    second = await editor.lesson(module.id, { orderNum: 2, visibilityTier: 'free', ...words });
  });

  const textsFor = async (reader: Pick<World, 'get'>): Promise<string[]> => {
    const urls = [
      `/api/lessons/${second.id}`,
      `/api/lessons/${String(second['slug'])}`,
      `/api/lessons?module=${module.id}`,
      `/api/lessons?program=${program.id}`,
      `/api/lessons?q=lesson&limit=100`,
      '/api/practice',
    ];
    return Promise.all(urls.map(async (url) => (await reader.get(url)).text));
  };

  it('are absent from every response until the lesson opens, unlike its summary', async () => {
    const member = await world.member();
    const reader = world.as(member);
    for (const text of await textsFor(reader)) expect(text).not.toMatch(guarded);
    const { body: waiting } = await reader.get<LessonBody>(`/api/lessons/${second.id}`);
    expect(waiting).toMatchObject({ isWaiting: true, locked: false, summary: words.summary, durationSec: 100 });
    await mark(member, first);
    const [one, , listed] = await textsFor(reader);
    expect(one).toMatch(/kept\.example/);
    expect(listed).toMatch(/Sit as you are/);
    expect((await reader.get<LessonBody>(`/api/lessons/${second.id}`)).body).toMatchObject({ isWaiting: false });
  });

  it('are absent for a visitor', async () => {
    for (const text of await textsFor(world)) expect(text).not.toMatch(guarded);
    expect((await world.get<LessonBody>(`/api/lessons/${first.id}`)).body).toMatchObject({ isWaiting: false });
    const film = await world.post<{ code: string }>(`/api/media/lessons/${second.id}/link`);
    expect([film.status, film.body.code]).toEqual([403, 'practice.not-yet-open']);
  });

  it('are shown to all when the lesson is marked as open', async () => {
    const open = await editor.lesson(module.id, { orderNum: 3, isOpen: true, ...words });
    expect((await world.get(`/api/lessons/${open.id}`)).text).toMatch(guarded);
    await editor.remove('lessons', open.id);
  });
});

describe('program with weekly release', () => {
  it('opens a module each week after the member started', async () => {
    const member = await world.member({ tier: 'seeker' });
    const lessons = await lessonsOf('weekly');
    const [one, two, three] = lessons;
    expect((await practiceOf(member, lessons)).opens).toMatchObject([{ lessonId: three.id, afterLessonId: one.id }]);
    await mark(member, one);
    expect((await mark(member, two)).status).toBe(200);
    const { status, body } = await mark(member, three);
    expect([status, body.code]).toEqual([403, 'practice.not-yet-open']);
    const { opens, continue: next } = await practiceOf(member, lessons);
    expect(opens).toEqual([{ lessonId: three.id, opensAt: body.opensAt, afterLessonId: null }]);
    expect(next).toBeNull();
    await world.sql(`update lesson_progress set started_at = started_at - interval '7 days' where user_id = $1`, [
      member.id,
    ]);
    expect((await practiceOf(member, lessons)).opens).toEqual([]);
    expect((await mark(member, three)).status).toBe(200);
  });

  it('counts weeks by the product clock when the device clock is behind', async () => {
    const member = await world.member({ tier: 'seeker' });
    const [one, , three] = await lessonsOf('weekly');
    await play(member, one, '2001-01-01T00:00:00Z');
    expect((await play(member, three)).body.code).toBe('practice.not-yet-open');
  });
});
