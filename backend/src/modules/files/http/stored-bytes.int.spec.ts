import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { assetsFolder } from '#platform/site/folders.ts';
import { Editor } from '#test/makers/editor.ts';
import { computeSha256, uploadWithFaults } from '#test/makers/faulty-upload.ts';
import { TestFileStore } from '#test/makers/file-stores.ts';
import { createSound } from '#test/makers/sound.ts';
import { sendPartAndCut, Uploader } from '#test/makers/uploads.ts';
import { waitUntil } from '#test/until.ts';
import { World } from '#test/world.ts';
import { FileStorage } from '../use-cases/storage/file-storage.ts';
import { ImportFile } from '../use-cases/library/import-file.ts';
import { DeleteFiles } from '../use-cases/library/delete-files.ts';
import { DeleteOrphanedUploads } from '../use-cases/uploads/delete-orphaned-uploads.ts';
import { Uploads } from '../use-cases/uploads/uploads.ts';

const film = readFileSync(join(assetsFolder, 'media/lesson-6.mp4'));
const sound = createSound(20_000_000);

/**
 * With the environment variable UPLOAD_FAULTS_MB=2048, the tests use the largest possible upload and cause more faults.
 */
const faultsMegabytes = process.env['UPLOAD_FAULTS_MB'];
const faults = {
  size: Number(faultsMegabytes ?? 30) * 1024 * 1024,
  ...(faultsMegabytes ? { cuts: 20, kills: 5 } : { cuts: 4, kills: 1 }),
  timeLimitMs: faultsMegabytes ? 3_600_000 : 120_000,
  maxMegabytesAboveIdle: 60,
};

const drawPicture = (red: number) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: { r: red, g: 1, b: 2 } } })
    .png()
    .toBuffer();

describe.each(['folder', 'bucket'] as const)('stored bytes of uploads in a %s', (kind) => {
  let world: World;
  let editor: Editor;
  let uploader: Uploader;
  let store: TestFileStore;
  let storage: FileStorage;
  beforeAll(async () => {
    store = await TestFileStore.start(kind);
    world = await World.start({ settings: store.settings });
    editor = await Editor.signUp(world);
    uploader = new Uploader(editor.caller);
    storage = world.app.get(FileStorage, { strict: false });
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(async () => {
    await world.close();
    await store.close();
  });

  const hasBytes = (location: string) => store.list(basename(location)).length > 0;

  const fetchBytes = async (url: string, headers: Record<string, string> = {}) => {
    const response = await fetch(world.url + url, { headers });
    return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
  };

  const createLink = async (id: string) =>
    (await editor.caller.post<{ url: string }>(`/api/admin/files/${id}/link`)).body.url;

  const duringNextEncoding = (work: () => Promise<unknown>) => {
    const write = storage.writePicture.bind(storage);
    jest.spyOn(storage, 'writePicture').mockImplementationOnce(async (...picture) => {
      await write(...picture);
      await work();
    });
  };

  it('are those that were sent when the connection is cut, and can be read whole or in ranges', async () => {
    const location = await uploader.start('long.wav', sound.length);
    await sendPartAndCut(world.url + location, editor.member.accessToken, sound.subarray(0, 18_000_000));
    await waitUntil(async () => (await uploader.offset(location)) > 0);
    const offset = await uploader.offset(location);
    expect(offset).toBeLessThanOrEqual(18_000_000);
    expect((await uploader.append(location, sound.subarray(0, 10))).status).toBe(409);
    expect((await uploader.append(location, sound.subarray(offset), offset)).status).toBe(204);
    const file = await uploader.untilProcessed(location);
    expect(file).toMatchObject({ state: 'ready', contentType: 'audio/wav' });
    const url = await createLink(file.id);
    const whole = await fetchBytes(url);
    expect(whole.bytes.equals(sound)).toBe(true);
    const part = await fetchBytes(url, { range: 'bytes=9000000-9000099' });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 9000000-9000099/${sound.length}`]);
    expect(part.bytes.equals(sound.subarray(9_000_000, 9_000_100))).toBe(true);
    const etag = whole.headers.get('etag') ?? '';
    expect((await fetchBytes(url, { 'if-none-match': etag })).status).toBe(304);
    expect((await fetchBytes(url, { range: 'bytes=99999999-' })).status).toBe(416);
    const head = await fetch(world.url + url, { method: 'HEAD' });
    expect(head.headers.get('content-length')).toBe(String(sound.length));
  });

  it(
    'are identical after cut connections and a killed process, in bounded memory',
    async () => {
      const location = await uploader.start('faulty.wav', faults.size);
      const figures = await uploadWithFaults({ ...faults, location, accessToken: editor.member.accessToken });
      if (faultsMegabytes) process.stdout.write(`${kind}: ${JSON.stringify(figures)}\n`);
      const file = await uploader.untilProcessed(location);
      expect(file).toMatchObject({ state: 'ready', type: 'audio', sizeBytes: faults.size });
      const { body } = await fetch(world.url + (await createLink(file.id)));
      expect(await computeSha256(body ?? [])).toBe(figures.sha256);
      expect(figures.megabytesAboveIdle).toBeLessThan(faults.maxMegabytesAboveIdle);
    },
    faults.timeLimitMs,
  );

  it('are copied once when a file of this machine is imported', async () => {
    const files = world.app.get(ImportFile, { strict: false });
    const file = { path: join(assetsFolder, 'media/meditation-5.m4a'), uploadedBy: editor.member.id };
    const url = await files.import(file);
    expect(await files.import(file)).toBe(url);
    const id = basename(url, '.m4a');
    expect((await fetchBytes(await createLink(id))).bytes.equals(readFileSync(file.path))).toBe(true);
  });

  it('are deleted with their file, and an identical picture stays', async () => {
    const bytes = await drawPicture(30);
    const [first, second] = [await uploader.upload('a.png', bytes), await uploader.upload('b.png', bytes)];
    const url = second.url ?? '';
    const sha256 = url.split('/')[2] ?? '';
    expect((await editor.caller.send('DELETE', `/api/admin/files/${first.id}`)).status).toBe(204);
    const shown = await fetchBytes(url);
    expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
    expect((await editor.caller.send('DELETE', `/api/admin/files/${second.id}`)).status).toBe(204);
    expect([(await fetchBytes(url)).status, store.list(sha256)]).toEqual([404, []]);

    const video = await uploader.upload('c.mp4', film);
    const link = await createLink(video.id);
    expect((await editor.caller.send('DELETE', `/api/admin/files/${video.id}`)).status).toBe(204);
    expect([(await fetchBytes(link)).status, hasBytes(video.id)]).toEqual([404, false]);
  });

  it('are those that the path of a request names, even if its query names others', async () => {
    const other = new Uploader((await Editor.signUp(world)).caller);
    const theirs = await other.start('theirs.mp4', 100);
    const mine = await uploader.start('mine.mp4', 100);
    const both = `${mine}?x=/${basename(theirs)}`;
    expect((await uploader.append(both, Buffer.alloc(5))).status).toBe(204);
    expect([await uploader.offset(mine), await other.offset(theirs)]).toEqual([5, 0]);
    expect((await uploader.end(both)).status).toBe(204);
    expect([await storage.completeUpload(basename(mine)), hasBytes(theirs)]).toEqual([false, true]);
    expect((await other.append(theirs, Buffer.alloc(5))).status).toBe(204);
  });

  it('stay with their row when an upload is deleted after its last byte', async () => {
    const file = await uploader.upload('whole.mp4', film);
    const location = `/api/admin/files/uploads/${file.id}`;
    await world.sql("update stored_file set state = 'uploading' where id = $1", [file.id]);
    expect((await uploader.end(location)).status).toBe(400);
    expect([(await uploader.untilProcessed(location)).state, hasBytes(location)]).toEqual(['ready', true]);
  });

  it('stay when a part arrives while the sweep looks at an expired upload', async () => {
    const [late, expired] = [await uploader.start('late.mp4', 100), await uploader.start('expired.mp4', 100)];
    await world.sql("update stored_file set received_at = '2020-01-01' where id = any($1)", [
      [late, expired].map((location) => basename(location)),
    ]);
    const uploads = world.app.get(Uploads, { strict: false });
    jest.spyOn(uploads, 'isComplete').mockImplementation(async (id) => {
      if (late.endsWith(id)) await uploads.touch(id, editor.member.id);
      return false;
    });
    await uploads.sweep();
    expect([late, expired].map(hasBytes)).toEqual([true, false]);
    expect((await uploader.read(late)).status).toBe(200);
    expect((await uploader.read(expired)).status).toBe(404);
  });

  it('are deleted when they have no row and are older than a day', async () => {
    const [owned, recent, old] = [
      await uploader.start('owned.mp4', 100),
      await uploader.start('recent.mp4', 100),
      await uploader.start('old.mp4', 100),
    ];
    for (const location of [recent, old]) await uploader.append(location, Buffer.alloc(5));
    await world.sql('delete from stored_file where id = any($1)', [[basename(recent), basename(old)]]);
    for (const location of [owned, old]) store.setAge(basename(location), new Date(Date.now() - 25 * 3_600_000));
    await world.app.get(DeleteOrphanedUploads, { strict: false }).sweep();
    expect([owned, recent, old].map(hasBytes)).toEqual([true, true, false]);
  });

  it('of a picture stay encoded when an identical one is deleted while they are processed', async () => {
    const bytes = await drawPicture(10);
    const first = await uploader.upload('first.png', bytes);
    duringNextEncoding(() => world.app.get(DeleteFiles, { strict: false }).delete(first.id, editor.member.id));
    const second = await uploader.upload('second.png', bytes);
    expect((await uploader.read(`/api/admin/files/uploads/${first.id}`)).status).toBe(404);
    for (const url of [second.pictures[0]?.avif, second.url]) expect((await fetchBytes(url ?? '')).status).toBe(200);
  });

  it('of a picture are removed when the picture is deleted while they are processed', async () => {
    const location = await uploader.start('gone.png', (await drawPicture(20)).length);
    duringNextEncoding(() =>
      world.app.get(DeleteFiles, { strict: false }).delete(basename(location), editor.member.id),
    );
    const removals = jest.spyOn(storage, 'removePictures');
    await uploader.append(location, await drawPicture(20));
    await waitUntil(async () => removals.mock.calls.length === 2);
    await Promise.all(removals.mock.results.map(({ value }) => value as Promise<void>));
    const [[sha256] = ['']] = removals.mock.calls;
    expect(store.list(sha256)).toEqual([]);
  });
});
