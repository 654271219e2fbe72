import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { AppError } from '#kernel/app-error.ts';
import type { Tier } from '#kernel/tier.ts';
import type { ProblemDetails } from '#platform/http/problem.ts';
import type { ApiCaller } from '#test/http.ts';
import {
  MediaFiles,
  requestMediaLink,
  lessonCaptions,
  lessonFilmBytes,
  mediaFolder,
} from '#test/makers/media-files.ts';
import { World, type Member } from '#test/world.ts';
import { ItemAccess } from '../index.ts';

class NotYet extends AppError {
  override readonly kind = 'forbidden';
  override readonly code = 'test.not-yet';
}

describe('private media files', () => {
  let world: World;
  let files: MediaFiles;
  let seeker: Member;
  let admin: ApiCaller;
  let lesson: string;
  let sit: string;
  beforeAll(async () => {
    world = await World.start();
    files = await MediaFiles.create(world);
    seeker = await world.member({ tier: 'seeker' });
    admin = world.as(await world.member({ roles: ['admin'] }));
    lesson = await files.addLesson({ videoUrl: '/files/media/lesson-6.mp4', transcript: lessonCaptions });
    sit = await files.addSit('/files/media/meditation-3.m4a');
  });
  afterAll(() => world.close());

  const addLesson: MediaFiles['addLesson'] = (values) => files.addLesson(values);
  const addSit: MediaFiles['addSit'] = (...item) => files.addSit(...item);
  const play: MediaFiles['play'] = (...request) => files.play(...request);
  const linkOf = async (caller: ApiCaller, id = lesson, kind = 'lessons') =>
    (await requestMediaLink(caller, id, kind)).body.url;
  const setPlan = (member: Member, plan: Tier) =>
    admin.post('/api/functions/admin-update-user-plan', { targetUserId: member.id, plan });
  const codeOf = async (link: string, caller: ApiCaller = world) => {
    const { status, body } = await caller.get<ProblemDetails>(link);
    return [status, body.code];
  };
  const mediaKey = [403, 'content.media-key'];
  const tooLow = [403, 'membership.tier'];

  it('play from a link for an hour, with headers that forbid caching', async () => {
    const { body } = await requestMediaLink(world.as(seeker), lesson);
    expect(body.url).toMatch(new RegExp(`^/api/media/lessons/${lesson}\\?key=`));
    expect(Date.parse(body.expiresAt) - Date.now()).toBeGreaterThan(3_500_000);
    expect(Date.parse(body.expiresAt) - Date.now()).toBeLessThanOrEqual(3_600_000);
    expect(body.sizeBytes).toBe(lessonFilmBytes.length);
    const { status, headers, bytes } = await play(body.url);
    expect({ status, isWhole: bytes.equals(lessonFilmBytes) }).toEqual({ status: 200, isWhole: true });
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': String(lessonFilmBytes.length),
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-store',
      etag: expect.stringMatching(/^"[0-9a-f]+-[0-9a-f]+"$/) as string,
      'last-modified': expect.stringMatching(/GMT$/) as string,
    });
  });

  it('reject a link when its key is missing, changed or made for another item', async () => {
    const link = await linkOf(world.as(seeker));
    const other = await addLesson({ videoUrl: '/files/media/lesson-1.mp4' });
    const key = link.slice(link.indexOf('?'));
    expect(await codeOf(`/api/media/lessons/${lesson}`)).toEqual(mediaKey);
    expect(await codeOf(`${link.slice(0, -2)}AA`)).toEqual(mediaKey);
    expect(await codeOf(`/api/media/lessons/${other}${key}`)).toEqual(mediaKey);
    expect(await codeOf(`/api/media/meditations/${lesson}${key}`)).toEqual(mediaKey);
  });

  it("reject the link and the file when the reader's tier is too low", async () => {
    for (const caller of [world, world.as(await world.member())]) {
      const { status, body } = await requestMediaLink<ProblemDetails>(caller, lesson);
      expect([status, body.code, body['visibilityTier']]).toEqual([...tooLow, 'seeker']);
    }
    expect(await codeOf(`/api/media/lessons/${lesson}`, world.as(await world.member()))).toEqual(tooLow);
  });

  it('stop at the next range when the member loses the tier, and continue when it returns', async () => {
    const member = await world.member({ tier: 'seeker' });
    const link = await linkOf(world.as(member));
    expect((await play(link, { range: 'bytes=0-99' })).status).toBe(206);
    await setPlan(member, 'free');
    expect(await codeOf(link)).toEqual(tooLow);
    expect((await play(link, { range: 'bytes=100-199' })).status).toBe(403);
    await setPlan(member, 'seeker');
    expect((await play(link, { range: 'bytes=100-199' })).status).toBe(206);
  });

  it('reject a link when its session or account has ended', async () => {
    const [leaving, gone] = [await world.member({ tier: 'seeker' }), await world.member({ tier: 'seeker' })];
    const links = [await linkOf(world.as(leaving)), await linkOf(world.as(gone))];
    for (const link of links) expect((await play(link)).status).toBe(200);
    await world.as(leaving).post('/api/auth/logout?scope=local');
    await admin.send('DELETE', `/api/auth/admin/users/${gone.id}`);
    for (const link of links) expect(await codeOf(link)).toEqual(mediaKey);
  });

  it('play for a visitor while the item is open', async () => {
    const open = await addSit('/files/media/meditation-5.m4a', 'seeker', { isOpen: true });
    const link = await linkOf(world, open, 'meditations');
    const { status, headers } = await play(link, { range: 'bytes=0-9' });
    expect({ status, type: headers.get('content-type') }).toEqual({ status: 206, type: 'audio/mp4' });
    await world.sql('update meditations set is_open = false where id = $1', [open]);
    expect(await codeOf(link)).toEqual(tooLow);
  });

  it('have captions when the transcript is WebVTT', async () => {
    const link = await linkOf(world.as(seeker));
    const answer = await world.get(link.replace('?', '/captions.vtt?'));
    expect([answer.status, answer.headers.get('content-type'), answer.text]).toEqual([
      200,
      'text/vtt; charset=utf-8',
      lessonCaptions,
    ]);
    expect(await codeOf(`/api/media/lessons/${lesson}/captions.vtt`)).toEqual(mediaKey);
    const plain = await addLesson({ videoUrl: '/files/media/lesson-1.mp4', transcript: 'Only words.' });
    const none = (await linkOf(world.as(seeker), plain)).replace('?', '/captions.vtt?');
    expect(await codeOf(none)).toEqual([404, 'content.no-media']);
  });

  it('have the transcript of a meditation as captions when the tier opens it', async () => {
    const said = await addSit('/files/media/meditation-5.m4a', 'creator', { transcript: lessonCaptions });
    const creator = await world.member({ tier: 'creator' });
    for (const [caller, locked] of [
      [world.as(seeker), true],
      [world.as(creator), false],
    ] as const) {
      const { body, text } = await caller.get<object>(`/api/meditations/${said}`);
      expect(body).toMatchObject({ captions: true, locked });
      expect(text).not.toContain('WEBVTT');
    }
    const link = (await linkOf(world.as(creator), said, 'meditations')).replace('?', '/captions.vtt?');
    expect((await world.get(link)).text).toBe(lessonCaptions);
    await world.sql(`update meditations set visibility_tier = 'visionary' where id = $1`, [said]);
    expect(await codeOf(link)).toEqual(tooLow);
  });

  it('have no public URL, and locked items do not contain it', async () => {
    for (const path of ['/files/media/lesson-6.mp4', '/media/lesson-6.mp4', '/assets/media/lesson-6.mp4'])
      expect((await world.get(path)).status).toBe(404);
    const { text } = await world.get(`/api/lessons/${lesson}`);
    expect(text).not.toContain('lesson-6');
  });

  it('return 404 when the file is missing, and when the item has no private file', async () => {
    const [elsewhere, nowhere] = [await addSit('https://library.example/x.mp3'), await addLesson({ videoUrl: null })];
    const gone = await addSit('/files/media/gone.m4a');
    const asked = async (id: string, kind: string) => {
      const { status, body } = await requestMediaLink<ProblemDetails>(world.as(seeker), id, kind);
      return [status, body.code];
    };
    expect(await asked(elsewhere, 'meditations')).toEqual([404, 'content.no-media']);
    expect(await asked(nowhere, 'lessons')).toEqual([404, 'content.no-media']);
    expect(await asked(gone, 'meditations')).toEqual([404, 'content.file-missing']);
    expect(await asked(lesson, 'programs')).toEqual([404, 'content.not-found']);
    expect(await asked('..%2F..%2Fetc', 'lessons')).toEqual([404, 'content.not-found']);
    const moved = await addSit('/files/media/meditation-4.m4a');
    const link = await linkOf(world.as(seeker), moved, 'meditations');
    const [here, away] = [join(mediaFolder, 'meditation-4.m4a'), join(mediaFolder, 'meditation-4.away')];
    renameSync(here, away);
    try {
      expect(await codeOf(link)).toEqual([404, 'content.file-missing']);
    } finally {
      renameSync(away, here);
    }
    expect((await play(link, { range: 'bytes=0-9' })).status).toBe(206);
  });

  it('are limited by the content security policy to the configured hosts', async () => {
    const { headers } = await world.get('/api/health/live');
    const policy = headers.get('content-security-policy')?.split('; ');
    const hosts = "'self' https://library.example https://kept.example";
    expect(policy).toEqual(expect.arrayContaining([`media-src ${hosts}`, `frame-src ${hosts}`]));
  });

  it('reject a link when an access condition of another module rejects it', async () => {
    const kept = await addLesson({ videoUrl: '/files/media/lesson-2.mp4' });
    const link = await linkOf(world.as(seeker), kept);
    world.app.get(ItemAccess, { strict: false }).addCondition({
      async check({ kind, id }, readerId) {
        if (kind === 'lessons' && id === kept && readerId === seeker.id) throw new NotYet('Not before Monday.');
      },
      notReleased: async () => [],
    });
    expect(await codeOf(link)).toEqual([403, 'test.not-yet']);
    expect((await play(await linkOf(world.as(seeker)))).status).toBe(200);
  });

  it('are closed when the client disconnects', async () => {
    const link = await linkOf(world.as(seeker), sit, 'meditations');
    const leave = new AbortController();
    const answer = await fetch(world.url + link, { signal: leave.signal });
    await answer.body?.getReader().read();
    leave.abort();
    expect((await play(link, { range: 'bytes=0-9' })).status).toBe(206);
  });
});
