import type { ApiResponse } from '#test/http.ts';
import { makeCourse, type TestCourse } from '#test/makers/course.ts';
import { World, type Member } from '#test/world.ts';
import { Clock } from '#kernel/clock.ts';

interface Progress {
  lessonId: string;
  positionSec: number;
  seenSec: number;
  done: boolean;
}
interface Practice {
  continue: Record<string, unknown> | null;
  modules: { moduleId: string; done: number; total: number; percent: number }[];
  lessons: (Progress & { lastPlayedAt: string })[];
}
type Problem = ApiResponse<{ code: string; detail: string; visibilityTier?: string }>;

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

let world: World;
let course: TestCourse;
beforeAll(async () => {
  world = await World.start();
  course = await makeCourse(world, 3, { slug: `program-${crypto.randomUUID()}` });
});
afterAll(() => world.close());

const lesson = (at: number) => course.lessons[at]!.id;
const play = <Body = Progress>(member: Member, at: number, body: object) =>
  world.as(member).put<Body>(`/api/lessons/${lesson(at)}/progress`, {
    positionSec: 0,
    watched: [],
    playedAt: minutesAgo(0),
    ...body,
  });
const mark = (member: Member, at: number, seen: boolean) =>
  world.as(member).put<Progress>(`/api/lessons/${lesson(at)}/seen`, { seen });
const practiceOf = async (member: Member) => (await world.as(member).get<Practice>('/api/practice')).body;
const moduleOf = async (member: Member) =>
  (await practiceOf(member)).modules.find(({ moduleId }) => moduleId === course.module.id);

describe('progress of a lesson', () => {
  it('merges watched ranges, so repeated and skipped parts do not count', async () => {
    const member = await world.member({ tier: 'seeker' });
    await play(member, 0, { watched: [[0, 20], [10, 30]] }); // prettier-ignore
    await play(member, 0, { watched: [[50, 89]] });
    expect((await play(member, 0, { watched: [[0, 30.2]] })).body).toMatchObject({ seenSec: 69, done: false });
    expect((await play(member, 0, { watched: [[30, 51]] })).body).toMatchObject({ seenSec: 89, done: false });
    expect((await play(member, 0, { watched: [[89, 5_000]] })).body).toMatchObject({ seenSec: 100, done: true });
  });

  it('merges all ranges when many devices report at once', async () => {
    const member = await world.member({ tier: 'seeker' });
    const tens = Array.from({ length: 10 }, (_, at) => [at * 10, at * 10 + 10]);
    await Promise.all(tens.map((span) => play(member, 0, { watched: [span] })));
    expect((await practiceOf(member)).lessons).toMatchObject([{ lessonId: lesson(0), seenSec: 100, done: true }]);
  });

  it('stores the position that was played last, in any order of the reports', async () => {
    const member = await world.member({ tier: 'seeker' });
    await play(member, 0, { positionSec: 70.9, playedAt: minutesAgo(5) });
    expect((await play(member, 0, { positionSec: 20, playedAt: minutesAgo(60) })).body.positionSec).toBe(70);
    expect((await play(member, 0, { positionSec: 30, playedAt: minutesAgo(1) })).body.positionSec).toBe(30);
  });

  it('limits the time of a device clock that is ahead to now', async () => {
    const member = await world.member({ tier: 'seeker' });
    await play(member, 0, { positionSec: 10, playedAt: minutesAgo(-365 * 24 * 60) });
    expect((await play(member, 0, { positionSec: 40 })).body.positionSec).toBe(40);
    const [{ lastPlayedAt } = { lastPlayedAt: '' }] = (await practiceOf(member)).lessons;
    expect(Date.parse(lastPlayedAt)).toBeLessThanOrEqual(Date.now());
  });

  it('stores real time, and only the start of a lesson by the product clock', async () => {
    const member = await world.member({ tier: 'seeker' });
    const clock = world.app.get(Clock, { strict: false });
    const ahead = jest.spyOn(clock, 'now').mockImplementation(() => new Date(Date.now() + 30 * 86_400_000));
    await play(member, 0, { positionSec: 95, watched: [[0, 95]], playedAt: minutesAgo(-60) });
    await mark(member, 1, true);
    ahead.mockRestore();
    const rows = await world.sql<{ played: Date; done: Date; started: Date }>(
      `select position_played_at as played, done_at as done, started_at as started from lesson_progress where user_id = $1`,
      [member.id],
    );
    expect(rows).toHaveLength(2);
    for (const { played, done, started } of rows) {
      for (const moment of [played, done]) expect(moment.getTime()).toBeLessThanOrEqual(Date.now());
      expect(started.getTime()).toBeGreaterThan(Date.now());
    }
  });

  it('cuts positions and ranges at the end of the film', async () => {
    const member = await world.member({ tier: 'seeker' });
    expect((await play(member, 0, { positionSec: 1e300, watched: [[500, 1e300]] })).body).toEqual({
      lessonId: lesson(0),
      positionSec: 100,
      seenSec: 0,
      done: false,
    });
  });

  it.each([
    ['a text as the position', { positionSec: 'x' }],
    ['a negative position', { positionSec: -1 }],
    ['a list as the position', { positionSec: [5] }],
    ['a range that ends before it starts', { watched: [[20, 10]] }],
    ['a range without an end', { watched: [[20]] }],
    ['too many ranges', { watched: Array.from({ length: 101 }, () => [0, 1]) }],
    ['a text as the time', { playedAt: 'yesterday' }],
    ['a time out of range', { playedAt: '+275760-09-13T00:00:00.001Z' }],
    ['a list as the time', { playedAt: [minutesAgo(1)] }],
  ])('rejects %s', async (_, body) => {
    const member = await world.member({ tier: 'seeker' });
    const { status, body: problem } = await play<{ detail: string }>(member, 0, body);
    expect([status, problem.detail]).toEqual([400, expect.stringMatching(/must be/)]);
    expect((await practiceOf(member)).lessons).toEqual([]);
  });

  it('returns 401 to a visitor', async () => {
    expect((await world.get('/api/practice')).status).toBe(401);
    expect((await world.put(`/api/lessons/${lesson(0)}/progress`)).status).toBe(401);
  });
});

describe('progress of a lesson above the tier', () => {
  it('returns 403 and stores nothing when the member has not started the lesson', async () => {
    const member = await world.member();
    const { status, body }: Problem = await play(member, 0, { positionSec: 30 });
    expect([status, body.code, body.visibilityTier]).toEqual([403, 'membership.tier', 'seeker']);
    expect((await mark(member, 0, true)).status).toBe(403);
    expect((await practiceOf(member)).lessons).toEqual([]);
  });

  it("stores the position of a started lesson when the member's tier has ended", async () => {
    const member = await world.member({ tier: 'seeker' });
    await play(member, 0, { positionSec: 30, watched: [[0, 30]], playedAt: minutesAgo(2) });
    await world.sql('delete from membership_grant where user_id = $1', [member.id]);
    const { status, body }: Problem = await play(member, 0, { positionSec: 35, watched: [[30, 35]] });
    expect([status, body.code]).toEqual([403, 'membership.tier']);
    const { lessons, continue: next } = await practiceOf(member);
    expect(lessons).toMatchObject([{ positionSec: 35, seenSec: 30 }]);
    expect(next).toBeNull();
  });
});

describe('progress of a deleted lesson', () => {
  it('returns 404, and the lesson no longer counts', async () => {
    const member = await world.member({ tier: 'seeker' });
    const { editor, lessons, module } = await makeCourse(world, 2, { slug: `program-${crypto.randomUUID()}` });
    const path = `/api/lessons/${lessons[0]!.id}`;
    await world.as(member).put(`${path}/seen`, { seen: true });
    await editor.change('lessons', lessons[0]!.id, { videoUrl: '/files/media/lesson-6.mp4' });
    const askLink = () =>
      world.as(member).post<{ url: string; code: string }>(`/api/media/lessons/${lessons[0]!.id}/link`);
    const { url: film } = (await askLink()).body;
    await editor.remove('lessons', lessons[0]!.id);
    const next = await fetch(world.url + film, { headers: { range: 'bytes=0-9' } });
    expect([next.status, (await askLink()).body.code]).toEqual([404, 'content.not-found']);
    const { status, body }: Problem = await world
      .as(member)
      .put(`${path}/progress`, { positionSec: 3, watched: [], playedAt: minutesAgo(0) });
    expect([status, body.code]).toEqual([404, 'content.not-found']);
    expect((await world.as(member).put('/api/lessons/x/seen', { seen: true })).status).toBe(404);
    const practice = await practiceOf(member);
    expect(practice.lessons).toEqual([]);
    expect(practice.modules).toContainEqual({ moduleId: module.id, done: 0, total: 1, percent: 0 });
  });
});

describe('progress of a module', () => {
  it('counts done lessons, rounded down, with 100 only when all are done', async () => {
    const member = await world.member({ tier: 'seeker' });
    expect(await moduleOf(member)).toMatchObject({ done: 0, total: 3, percent: 0 });
    await mark(member, 0, true);
    await mark(member, 1, true);
    expect(await moduleOf(member)).toMatchObject({ done: 2, percent: 66 });
    await mark(member, 2, true);
    expect(await moduleOf(member)).toMatchObject({ done: 3, percent: 100 });
  });

  it('starts again when a lesson is marked as not seen', async () => {
    const member = await world.member({ tier: 'seeker' });
    await play(member, 0, { positionSec: 95, watched: [[0, 95]] });
    expect((await mark(member, 0, false)).body).toMatchObject({ done: false, seenSec: 0, positionSec: 95 });
    expect((await play(member, 0, { positionSec: 96, watched: [[95, 96]] })).body.done).toBe(false);
  });

  it('continues with the first lesson that is not done, at its position', async () => {
    const member = await world.member({ tier: 'seeker' });
    expect((await practiceOf(member)).continue).toBeNull();
    await play(member, 1, { positionSec: 42, playedAt: minutesAgo(9) });
    await mark(member, 0, true);
    expect((await practiceOf(member)).continue).toMatchObject({
      lessonId: lesson(1),
      lessonTitle: 'Lesson 2',
      moduleId: course.module.id,
      programId: course.program.id,
      positionSec: 42,
      durationSec: 100,
    });
    await mark(member, 1, true);
    await mark(member, 2, true);
    expect((await practiceOf(member)).continue).toBeNull();
  });

  it('continues with the program studied before when the last one is finished', async () => {
    const member = await world.member({ tier: 'seeker' });
    const { lessons } = await makeCourse(world, 2, { slug: `program-${crypto.randomUUID()}` });
    await world.as(member).put(`/api/lessons/${lessons[0]!.id}/seen`, { seen: true });
    for (const at of [0, 1, 2]) await mark(member, at, true);
    expect((await practiceOf(member)).continue).toMatchObject({ lessonId: lessons[1]!.id });
  });

  it('does not change when a mark is removed that was never set', async () => {
    const member = await world.member({ tier: 'seeker' });
    expect((await mark(member, 0, false)).body).toMatchObject({ lessonId: lesson(0), done: false, seenSec: 0 });
    expect((await practiceOf(member)).lessons).toEqual([]);
  });
});
