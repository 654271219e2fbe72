import { S3, type UploadPartCommandInput, type UploadPartCommandOutput } from '@aws-sdk/client-s3';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { objectStoreKeys } from 'stand-ins/object-store/object-store';
import type { ProblemDetails } from '#platform/http/problem.ts';
import { assetsFolder } from '#platform/site/folders.ts';
import { Editor } from '#test/makers/editor.ts';
import { mountSmallDisk, TestFileStore } from '#test/makers/file-stores.ts';
import { createSound } from '#test/makers/sound.ts';
import { sendPartAndStall, Uploader } from '#test/makers/uploads.ts';
import { World } from '#test/world.ts';

const film = readFileSync(join(assetsFolder, 'media/lesson-6.mp4'));

describe('a bucket', () => {
  let world: World;
  let editor: Editor;
  let uploader: Uploader;
  let store: TestFileStore;
  beforeAll(async () => {
    store = await TestFileStore.start('bucket');
    world = await World.start({ settings: store.settings });
    editor = await Editor.signUp(world);
    uploader = new Uploader(editor.caller);
  });
  afterAll(async () => {
    await world.close();
    await store.close();
  });

  it('that does not respond is reported in plain words, and uploads continue when it is back', async () => {
    const location = await uploader.start('film.mp4', film.length);
    await uploader.append(location, film.subarray(0, 70_000));
    const media = await uploader.upload('other.mp4', film);
    const { body: link } = await editor.caller.post<{ url: string }>(`/api/admin/files/${media.id}/link`);
    await store.goAway();
    const rejected = await uploader.append(location, film.subarray(70_000), 70_000);
    expect([rejected.status, JSON.parse(rejected.text)]).toEqual([
      503,
      expect.objectContaining({
        code: 'files.store-away',
        detail:
          'Files cannot be read or stored at the moment. Try again in a few minutes. An upload continues where it stopped.',
      }),
    ]);
    expect((await uploader.create('new.mp4', 100)).status).toBe(503);
    const headers = { 'tus-resumable': '1.0.0' };
    expect((await editor.caller.send('HEAD', location, undefined, headers)).status).toBe(503);
    const read = await fetch(world.url + link.url);
    expect([read.status, ((await read.json()) as ProblemDetails).code]).toEqual([503, 'files.store-away']);
    await store.comeBack();
    expect(await uploader.offset(location)).toBe(70_000);
    expect((await uploader.append(location, film.subarray(70_000), 70_000)).status).toBe(204);
    expect(await uploader.untilProcessed(location)).toMatchObject({ state: 'ready', type: 'video' });
  });

  it('receives one part of an upload at a time, while a client that sends nothing more does not stop others', async () => {
    const stalled = await uploader.start('stalled.wav', 30_000_000);
    const cut = await sendPartAndStall(world.url + stalled, editor.member.accessToken, createSound(100_000));
    const sound = createSound(20_000_000);
    const location = await uploader.start('long.wav', sound.length);
    const counts = { open: 0, largest: 0, all: 0 };
    const send = S3.prototype.uploadPart as (
      this: S3,
      input: UploadPartCommandInput,
    ) => Promise<UploadPartCommandOutput>;
    jest.spyOn(S3.prototype, 'uploadPart').mockImplementation(async function (this: S3, input: UploadPartCommandInput) {
      counts.all++;
      counts.largest = Math.max(counts.largest, ++counts.open);
      // The delay gives the process time to receive the next part.
      await setTimeout(500);
      return send.call(this, input).finally(() => counts.open--);
    });
    try {
      expect((await uploader.append(location, sound)).status).toBe(204);
    } finally {
      jest.restoreAllMocks();
      await cut();
    }
    expect(counts).toEqual({ open: 0, largest: 1, all: 3 });
    expect((await uploader.untilProcessed(location)).state).toBe('ready');
  });

  it('joins the parts of an upload whose process was killed after the last part', async () => {
    const sound = createSound(50_000);
    const location = await uploader.start('whole.wav', sound.length);
    const { origin, pathname } = new URL(store.settings['FILES_S3_URL'] ?? '');
    const client = new S3({
      ...{ endpoint: origin, region: 'us-east-1', forcePathStyle: true },
      credentials: { accessKeyId: objectStoreKeys.key, secretAccessKey: objectStoreKeys.secret },
    });
    const id = basename(location);
    const bucket = { Bucket: pathname.slice(1) };
    const { Metadata: facts } = await client.headObject({ ...bucket, Key: `${id}.info` });
    await client.uploadPart({ ...bucket, Key: id, UploadId: facts?.['upload-id'], PartNumber: 1, Body: sound });
    client.destroy();
    expect(await uploader.offset(location)).toBe(sound.length);
    expect(await uploader.untilProcessed(location)).toMatchObject({ state: 'ready', durationSec: 1 });
  });
});

describe('a full disk', () => {
  const disk = mountSmallDisk(80);
  afterAll(() => disk?.unmount());

  (disk ? it : it.skip)('is reported in plain words, and the upload continues when there is space', async () => {
    const folder = disk?.folder ?? '';
    const world = await World.start({ settings: { FILES_DIR: folder } });
    const uploader = new Uploader((await Editor.signUp(world)).caller);
    const sound = createSound(8_000_000);
    const location = await uploader.start('long.wav', sound.length);
    await uploader.append(location, sound.subarray(0, 1_000_000));
    writeFileSync(join(folder, 'filler'), Buffer.alloc(76_000_000));
    const rejected = await uploader.append(location, sound.subarray(1_000_000), 1_000_000);
    expect([rejected.status, JSON.parse(rejected.text)]).toEqual([
      503,
      expect.objectContaining({ code: 'files.store-full', detail: expect.stringContaining('has no space') }),
    ]);
    expect((await uploader.create('new.wav', 100)).status).toBe(503);
    rmSync(join(folder, 'filler'));
    const offset = await uploader.offset(location);
    expect(offset).toBeGreaterThanOrEqual(1_000_000);
    expect((await uploader.append(location, sound.subarray(offset), offset)).status).toBe(204);
    expect((await uploader.untilProcessed(location)).state).toBe('ready');
    expect(readFileSync(join(folder, 'uploads', basename(location))).equals(sound)).toBe(true);
    await world.close();
  });
});
