import sharp from 'sharp';
import { Editor } from '#test/makers/editor.ts';
import { Uploader } from '#test/makers/uploads.ts';
import { World } from '#test/world.ts';
import type { StoredFilePageView } from '../use-cases/file.view.ts';

describe('places that use a file', () => {
  let world: World;
  beforeAll(async () => {
    world = await World.start();
  });
  afterAll(() => world.close());

  it('count an item and its draft once, next to the name of the uploader', async () => {
    const editor = await Editor.signUp(world);
    const uploader = new Uploader(editor.caller);
    const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#357' } })
      .png()
      .toBuffer();
    const { id, url } = await uploader.upload('counted.png', bytes, { alt: 'A blue wall' });
    const readList = async () =>
      (await editor.caller.get<StoredFilePageView>('/api/admin/files?q=counted')).body.items.map((file) => [
        file.usageCount,
        file.uploadedByName,
      ]);
    expect(await readList()).toEqual([[0, 'Amara Okafor']]);
    const program = await editor.program({ heroImage: url });
    await editor.program({ heroImage: url });
    const draft = { values: { summary: 'For early mornings.', heroImage: url } };
    const saved = await editor.caller.send(
      'PUT',
      `/api/admin/content/programs/${program.id}/draft`,
      JSON.stringify(draft),
    );
    expect(saved.status).toBe(200);
    expect(await readList()).toEqual([[2, 'Amara Okafor']]);
    expect((await uploader.read(`/api/admin/files/uploads/${id}`)).body).toMatchObject({
      usageCount: 2,
      uploadedByName: 'Amara Okafor',
    });
  });
});
