import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ApiCaller } from '#test/http.ts';
import {
  MediaFiles,
  requestMediaLink,
  lessonCaptions,
  lessonFilmBytes,
  mediaFolder,
} from '#test/makers/media-files.ts';
import { World, type Member } from '#test/world.ts';

const mostBytes = 1_048_576;

describe('private media files', () => {
  let world: World;
  let files: MediaFiles;
  let seeker: Member;
  let lesson: string;
  let sit: string;
  beforeAll(async () => {
    world = await World.start();
    files = await MediaFiles.create(world);
    seeker = await world.member({ tier: 'seeker' });
    lesson = await files.addLesson({ videoUrl: '/files/media/lesson-6.mp4', transcript: lessonCaptions });
    sit = await files.addSit('/files/media/meditation-3.m4a');
  });
  afterAll(() => world.close());

  const play: MediaFiles['play'] = (...request) => files.play(...request);
  const linkOf = async (caller: ApiCaller, id = lesson, kind = 'lessons') =>
    (await requestMediaLink(caller, id, kind)).body.url;

  it.each([
    ['bytes=0-1', 0, 1],
    ['bytes=100-', 100, lessonFilmBytes.length - 1],
    ['bytes=-500', lessonFilmBytes.length - 500, lessonFilmBytes.length - 1],
    ['bytes=-99999999', 0, lessonFilmBytes.length - 1],
    [
      `bytes=${lessonFilmBytes.length - 1}-${lessonFilmBytes.length + 9}`,
      lessonFilmBytes.length - 1,
      lessonFilmBytes.length - 1,
    ],
  ])('return the range %s', async (range, first, last) => {
    const { status, headers, bytes } = await play(await linkOf(world.as(seeker)), { range });
    expect(status).toBe(206);
    expect(headers.get('content-range')).toBe(`bytes ${first}-${last}/${lessonFilmBytes.length}`);
    expect(headers.get('content-length')).toBe(String(last - first + 1));
    expect(bytes.equals(lessonFilmBytes.subarray(first, last + 1))).toBe(true);
  });

  it('return at most 1 MB of a long range, so that the client continues from there', async () => {
    const link = await linkOf(world.as(seeker), sit, 'meditations');
    const whole = readFileSync(join(mediaFolder, 'meditation-3.m4a'));
    const parts: Buffer[] = [];
    for (let at = 0; at < whole.length; at += mostBytes) {
      const { headers, bytes } = await play(link, { range: `bytes=${at}-` });
      const last = Math.min(at + mostBytes, whole.length) - 1;
      expect(headers.get('content-range')).toBe(`bytes ${at}-${last}/${whole.length}`);
      parts.push(bytes);
    }
    expect(Buffer.concat(parts).equals(whole)).toBe(true);
  });

  it.each(['bytes=0-1,5-6', 'bytes=9-5', 'lines=1-2'])('return the whole file when the range is %s', async (range) => {
    const { status, bytes } = await play(await linkOf(world.as(seeker)), { range });
    expect({ status, length: bytes.length }).toEqual({ status: 200, length: lessonFilmBytes.length });
  });

  it('return 416 with the file size when the range starts after the end', async () => {
    const link = await linkOf(world.as(seeker));
    for (const range of [`bytes=${lessonFilmBytes.length}-`, 'bytes=-0']) {
      const { status, headers, bytes } = await play(link, { range });
      expect({ status, range: headers.get('content-range') }).toEqual({
        status: 416,
        range: `bytes */${lessonFilmBytes.length}`,
      });
      expect(JSON.parse(bytes.toString())).toMatchObject({ status: 416, code: 'request.range' });
    }
  });

  it('return a range only when If-Range matches, and 304 when the client has the file', async () => {
    const link = await linkOf(world.as(seeker));
    const { headers } = await play(link, {}, 'HEAD');
    const [etag, changed] = [headers.get('etag') ?? '', headers.get('last-modified') ?? ''];
    const statusWith = async (more: Record<string, string>) =>
      (await play(link, { range: 'bytes=0-9', ...more })).status;
    expect(await statusWith({ 'if-range': etag })).toBe(206);
    expect(await statusWith({ 'if-range': changed })).toBe(206);
    expect(await statusWith({ 'if-range': `W/${etag}` })).toBe(200);
    expect(await statusWith({ 'if-range': '"another"' })).toBe(200);
    expect(await statusWith({ 'if-range': 'Thu, 01 Jan 2026 00:00:00 GMT' })).toBe(200);
    const known = await play(link, { 'if-none-match': etag });
    expect({ status: known.status, length: known.bytes.length }).toEqual({ status: 304, length: 0 });
  });

  it('return the size without a body when the method is HEAD', async () => {
    const { status, headers, bytes } = await play(await linkOf(world.as(seeker)), { range: 'bytes=0-9' }, 'HEAD');
    expect({ status, length: headers.get('content-length'), sent: bytes.length }).toEqual({
      status: 200,
      length: String(lessonFilmBytes.length),
      sent: 0,
    });
  });
});
