import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { ProblemDetails } from '#platform/http/problem.ts';
import { assetsFolder } from '#platform/site/folders.ts';
import { Editor } from '#test/makers/editor.ts';
import { sendPartAndCut, Uploader } from '#test/makers/uploads.ts';
import { waitUntil } from '#test/until.ts';
import { World } from '#test/world.ts';
import { refusalMessages } from '../use-cases/processing/detect-type.ts';
import type { StoredFileDetailsView, StoredFilePageView } from '../use-cases/file.view.ts';

const film = readFileSync(join(assetsFolder, 'media/lesson-6.mp4'));
const sound = readFileSync(join(assetsFolder, 'media/meditation-3.m4a'));
const pdf = readFileSync(join(assetsFolder, 'downloads/seven-mornings.pdf'));

const drawPicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#668' } })
    .withExif({ IFD0: { Artist: 'A user' } })
    .jpeg()
    .toBuffer();

describe('library of files', () => {
  let world: World;
  let editor: Editor;
  let uploader: Uploader;
  beforeAll(async () => {
    world = await World.start();
    editor = await Editor.signUp(world);
    uploader = new Uploader(editor.caller);
  });
  afterAll(() => world.close());

  const readBytes = async (url: string, headers: Record<string, string> = {}) => {
    const response = await fetch(world.url + url, { headers });
    return {
      ...response,
      headers: response.headers,
      status: response.status,
      bytes: Buffer.from(await response.arrayBuffer()),
    };
  };

  it('continues an upload at the stored byte after the connection is cut', async () => {
    const location = await uploader.start('film.mp4', film.length);
    await sendPartAndCut(world.url + location, editor.member.accessToken, film.subarray(0, 100_000));
    await waitUntil(async () => (await uploader.offset(location)) > 0);
    let offset = await uploader.offset(location);
    expect(offset).toBeGreaterThan(0);
    expect(offset).toBeLessThan(film.length);
    expect((await uploader.read(location)).body).toMatchObject({ state: 'uploading', type: null, url: null });
    expect((await uploader.append(location, film.subarray(0, 10))).status).toBe(409);
    expect((await uploader.append(location, film.subarray(offset), offset)).status).toBe(204);
    offset = await uploader.offset(location);
    expect(offset).toBe(film.length);
    const file = await uploader.untilProcessed(location);
    expect(file).toMatchObject({
      state: 'ready',
      type: 'video',
      contentType: 'video/mp4',
      url: `/files/media/${file.id}.mp4`,
    });
    expect(file.durationSec).toBeGreaterThan(0);
    expect(file.width).toBeGreaterThan(0);
    expect(file.tracks).toContainEqual(expect.objectContaining({ kind: 'video', codec: 'avc' }));
    const { body: link } = await editor.caller.post<{ url: string }>(`/api/admin/files/${file.id}/link`);
    const { bytes } = await readBytes(link.url);
    expect(bytes.equals(film)).toBe(true);
    expect((await readBytes(link.url, { range: 'bytes=10-19' })).bytes.equals(film.subarray(10, 20))).toBe(true);
    expect((await readBytes(`${link.url.slice(0, -2)}AA`)).status).toBe(404);

    const former = await world.member({ roles: ['editor'] });
    const own = await world.as(former).post<{ url: string }>(`/api/admin/files/${file.id}/link`);
    expect((await readBytes(own.body.url)).status).toBe(200);
    await world.sql('delete from user_roles where user_id = $1', [former.id]);
    expect((await readBytes(own.body.url)).status).toBe(404);
  });

  it('encodes a picture in several widths without metadata, at public URLs that never change', async () => {
    const picture = await uploader.upload('photo.bin', await drawPicture(1_500, 1_000), { alt: 'A grey wall' });
    expect(picture).toMatchObject({ state: 'ready', type: 'image', width: 1_500, height: 1_000, alt: 'A grey wall' });
    expect(picture.pictures.map(({ width, height }) => [width, height])).toEqual([
      [480, 320],
      [960, 640],
      [1_440, 960],
      [1_500, 1_000],
    ]);
    for (const [format, url] of Object.entries({ avif: picture.pictures[0]?.avif, webp: picture.url })) {
      const { status, headers, bytes } = await readBytes(url ?? '');
      expect([status, bytes.toString('latin1', 0, status === 200 ? 0 : 500)]).toEqual([200, '']);
      expect(Object.fromEntries(headers)).toMatchObject({
        'content-type': `image/${format}`,
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "sandbox; default-src 'none'",
      });
      expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    }
  });

  it('reads the facts of audio and of a PDF', async () => {
    expect(await uploader.upload('a.wav', sound)).toMatchObject({
      ...{ state: 'ready', type: 'audio', contentType: 'audio/mp4', width: null },
      tracks: [{ kind: 'audio', codec: 'aac' }],
    });
    const file = await uploader.upload('Seven mornings.pdf', pdf);
    expect(file).toMatchObject({ state: 'ready', type: 'pdf', url: `/library/${file.id}.pdf` });
    expect(file.pages).toBeGreaterThan(0);
  });

  it.each<[string, () => Promise<Buffer> | Buffer, string]>([
    [
      'an SVG',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
      refusalMessages.svg,
    ],
    ['HTML', () => Buffer.from('<!DOCTYPE html><html><body>x</body></html>'), refusalMessages.html],
    [
      'a picture that is also a web page',
      async () => Buffer.concat([await drawPicture(9, 9), Buffer.from('<script>1</script>')]),
      refusalMessages.mixed,
    ],
    [
      'a picture that is also an archive',
      async () => Buffer.concat([await drawPicture(9, 9), Buffer.from('PK\u0005\u0006'), Buffer.alloc(18)]),
      refusalMessages.mixed,
    ],
    ['text', () => Buffer.from('Breathe in.'), refusalMessages.unknown],
    [
      'half a film',
      () => film.subarray(0, 60_000),
      'This file is damaged or incomplete. Export it again and upload it.',
    ],
    [
      'a picture of more than 100 megapixels',
      () =>
        sharp({ create: { width: 11_000, height: 10_000, channels: 3, background: '#000' }, limitInputPixels: false })
          .png({ compressionLevel: 9 })
          .toBuffer(),
      'This picture has more than 100 megapixels. Reduce it to 6,000 pixels wide and upload it again.',
    ],
    [
      'a picture that is taller than a WebP can be',
      () => drawPicture(1_080, 20_000),
      'This picture is too tall or too wide. Cut it into parts and upload them.',
    ],
  ])('refuses %s by its content, with the reason', async (_, bytes, problem) => {
    const file = await uploader.upload('harmless.pdf', await bytes());
    expect(file).toMatchObject({ state: 'failed', problem, url: null });
  });

  it('refuses uploads without content, above 2 GB, or with a bad name', async () => {
    const codeOf = async (name: string, length: number) => {
      const { status, text } = await uploader.create(name, length);
      return [status, (JSON.parse(text) as ProblemDetails).code];
    };
    expect(await codeOf('a.mp4', 0)).toEqual([400, 'files.empty']);
    expect(await codeOf('a.mp4', 2 ** 31 + 1)).toEqual([413, 'files.too-large']);
    expect(await codeOf('', 5)).toEqual([400, 'files.name']);
    expect(await codeOf('👩‍👩‍👧'.repeat(256), 5)).toEqual([400, 'files.name']);
    const location = await uploader.start('👩‍👩‍👧'.repeat(255), 5);
    expect((await uploader.read(location)).body.name).toBe('👩‍👩‍👧'.repeat(255));
  });

  it('accepts parts only from the user who began the upload, and deletes an upload that the user ends', async () => {
    const location = await uploader.start('mine.mp4', 100);
    const other = new Uploader((await Editor.signUp(world)).caller);
    expect((await other.append(location, Buffer.alloc(5))).status).toBe(404);
    expect((await other.end(location)).status).toBe(404);
    expect((await uploader.end(location)).status).toBe(204);
    expect((await uploader.read(location)).status).toBe(404);
    expect((await uploader.append(location, Buffer.alloc(5))).status).toBe(404);
  });

  it('lists by words, type and use, and stores name, description, focal point and poster', async () => {
    const picture = await uploader.upload('poster of the sea.png', await drawPicture(600, 400));
    const video = await uploader.upload('sea.mp4', film);
    const changed = await editor.caller.patch<StoredFileDetailsView>(`/api/admin/files/${video.id}`, {
      ...{ name: 'The sea', posterId: picture.id },
    });
    expect(changed.body).toMatchObject({ name: 'The sea', posterId: picture.id, posterUrl: picture.url });
    const focused = { alt: 'Waves', focalPoint: { x: 0.25, y: 1 } };
    expect((await editor.caller.patch(`/api/admin/files/${picture.id}`, focused)).body).toMatchObject(focused);
    expect((await editor.caller.patch(`/api/admin/files/${picture.id}`, { focalPoint: { x: 2, y: 0 } })).status).toBe(
      400,
    );
    expect((await editor.caller.patch(`/api/admin/files/${video.id}`, { posterId: video.id })).status).toBe(400);
    const list = async (query: string) =>
      (await editor.caller.get<StoredFilePageView>(`/api/admin/files?${query}`)).body.items;
    const namesOf = async (query: string) => (await list(query)).map(({ name }) => name);
    expect((await list('q=the%20sea&type=video')).map(({ sizeBytes }) => sizeBytes)).toEqual([film.length]);
    expect(await namesOf('q=THE%20SEA')).toEqual(['The sea', 'poster of the sea.png']);
    expect(await namesOf('q=the%20sea&type=video')).toEqual(['The sea']);
    expect(await namesOf('q=the%20sea&unused=true')).toEqual(['The sea']);
    expect(await namesOf('q=the%20sea&unused=false')).toEqual(['poster of the sea.png']);
    const { status, body } = await editor.caller.send<ProblemDetails>('DELETE', `/api/admin/files/${picture.id}`);
    expect([status, body.code, body['usages']]).toEqual([
      409,
      'files.in-use',
      [{ kind: 'files', id: video.id, title: 'The sea', state: 'published' }],
    ]);
  });
});
