import { existsSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { assetsFolder } from '#platform/site/folders.ts';
import { Editor } from '#test/makers/editor.ts';
import { Uploader } from '#test/makers/uploads.ts';
import { waitUntil } from '#test/until.ts';
import { World } from '#test/world.ts';
import { FileStorage } from '../use-cases/file-storage.ts';
import { DeleteFiles } from '../use-cases/library/delete-files.ts';
import { SweepOrphans } from '../use-cases/uploads/sweep-orphans.ts';
import { Uploads } from '../use-cases/uploads/uploads.ts';

const film = readFileSync(join(assetsFolder, 'media/lesson-6.mp4'));

const drawPicture = (red: number) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: { r: red, g: 1, b: 2 } } })
    .png()
    .toBuffer();

describe('stored bytes of uploads', () => {
  let world: World;
  let editor: Editor;
  let uploader: Uploader;
  let storage: FileStorage;
  beforeAll(async () => {
    world = await World.start();
    editor = await Editor.signUp(world);
    uploader = new Uploader(editor.caller);
    storage = world.app.get(FileStorage, { strict: false });
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => world.close());

  const hasBytes = (location: string) => existsSync(storage.getUploadPath(basename(location)));

  /** Calls `work` before the first encoded width of a picture is stored, while its row is in processing. */
  const duringNextEncoding = (work: () => Promise<unknown>) => {
    const write = storage.writePicture.bind(storage);
    jest.spyOn(storage, 'writePicture').mockImplementationOnce(async (...picture) => {
      await write(...picture);
      await work();
    });
  };

  it('are those that the path of a request names, even if its query names others', async () => {
    const other = new Uploader((await Editor.signUp(world)).caller);
    const theirs = await other.start('theirs.mp4', 100);
    const mine = await uploader.start('mine.mp4', 100);
    const both = `${mine}?x=/${basename(theirs)}`;
    expect((await uploader.append(both, Buffer.alloc(5))).status).toBe(204);
    expect([await uploader.offset(mine), await other.offset(theirs)]).toEqual([5, 0]);
    expect((await uploader.end(both)).status).toBe(204);
    expect([hasBytes(mine), hasBytes(theirs)]).toEqual([false, true]);
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
    const [owned, recent, old] = [await uploader.start('owned.mp4', 100), crypto.randomUUID(), crypto.randomUUID()];
    const yesterday = new Date(Date.now() - 25 * 3_600_000);
    for (const id of [recent, old]) writeFileSync(storage.getUploadPath(id), 'bytes');
    writeFileSync(`${storage.getUploadPath(old)}.json`, '{}');
    for (const id of [basename(owned), old]) utimesSync(storage.getUploadPath(id), yesterday, yesterday);
    await world.app.get(SweepOrphans, { strict: false }).sweep();
    expect([owned, recent, old, `${old}.json`].map(hasBytes)).toEqual([true, true, false, false]);
  });

  it('of a picture stay encoded when an identical one is deleted while they are processed', async () => {
    const bytes = await drawPicture(10);
    const first = await uploader.upload('first.png', bytes);
    duringNextEncoding(() => world.app.get(DeleteFiles, { strict: false }).delete(first.id, editor.member.id));
    const second = await uploader.upload('second.png', bytes);
    expect((await uploader.read(`/api/admin/files/uploads/${first.id}`)).status).toBe(404);
    for (const url of [second.pictures[0]?.avif, second.url])
      expect((await fetch(world.url + (url ?? ''))).status).toBe(200);
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
    expect(existsSync(storage.getPicturePath(sha256, ''))).toBe(false);
  });
});
