import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { ProblemDetails } from '#platform/http/problem.ts';
import { assetsFolder } from '#platform/site/folders.ts';
import { DeleteFiles } from '#modules/files/use-cases/library/delete-files.ts';
import { Uploads } from '#modules/files/use-cases/uploads/uploads.ts';
import type { ApiCaller } from '#test/http.ts';
import { Editor, futureEventTimes } from '#test/makers/editor.ts';
import { requestMediaLink } from '#test/makers/media-files.ts';
import { Uploader } from '#test/makers/uploads.ts';
import { World } from '#test/world.ts';

const film = readFileSync(join(assetsFolder, 'media/lesson-6.mp4'));
const sound = readFileSync(join(assetsFolder, 'media/meditation-3.m4a'));
const pdf = readFileSync(join(assetsFolder, 'downloads/seven-mornings.pdf'));
const captions = 'WEBVTT\n\n00:01.000 --> 00:02.000\nBreathe.';

describe('content with uploaded files', () => {
  let world: World;
  let editor: Editor;
  let uploader: Uploader;
  beforeAll(async () => {
    world = await World.start();
    editor = await Editor.signUp(world);
    uploader = new Uploader(editor.caller);
  });
  afterAll(() => world.close());

  const drawPicture = (width: number) =>
    sharp({ create: { width, height: 40, channels: 3, background: '#86a' } })
      .png()
      .toBuffer();
  const deleteFile = async (id: string) => {
    const { status, body } = await editor.caller.send<ProblemDetails>('DELETE', `/api/admin/files/${id}`);
    return { status, usages: body?.['usages'] };
  };
  const addLesson = async (values: object) => {
    const { id: programId } = await editor.program();
    const { id: moduleId } = await editor.module(programId);
    return editor.create('lessons', {
      moduleId,
      title: 'A lesson',
      slug: editor.slug('lesson'),
      isOpen: true,
      ...values,
    });
  };

  it('plays the film of a lesson, with the duration and the captions of the file', async () => {
    const file = await uploader.upload('film.mp4', film);
    const path = `/api/admin/files/${file.id}/captions`;
    const faulty = await editor.caller.put<ProblemDetails>(path, { text: captions.replace('02.000', '00.500') });
    expect([faulty.status, faulty.body.errors]).toEqual([
      400,
      [{ field: 'text', message: 'Line 3: the end must be after the start' }],
    ]);
    expect((await editor.caller.put(path, { text: captions })).status).toBe(200);
    const { status, body: lesson } = await addLesson({ videoUrl: file.url });
    expect([status, lesson]).toMatchObject([201, { durationSec: file.durationSec, transcript: captions }]);
    const { body: link } = await requestMediaLink(world.as(await world.member()), lesson.id);
    const response = await fetch(world.url + link.url);
    expect(response.headers.get('content-type')).toBe('video/mp4');
    expect(Buffer.from(await response.arrayBuffer()).equals(film)).toBe(true);
    expect(await (await fetch(world.url + link.url.replace('?', '/captions.vtt?'))).text()).toBe(captions);
  });

  it('shows the poster of the film to readers who may see the film', async () => {
    const file = await uploader.upload('film.mp4', film);
    const poster = await uploader.upload('poster.png', await drawPicture(500));
    const focalPoint = { x: 0.2, y: 0.75 };
    await editor.caller.patch(`/api/admin/files/${poster.id}`, { alt: 'A lake', focalPoint });
    const { body: open } = await addLesson({ videoUrl: file.url });
    const { body: closed } = await addLesson({ videoUrl: file.url, isOpen: false, visibilityTier: 'creator' });
    const { body: replay } = await editor.create('replays', {
      ...(await editor.draft('replays')),
      videoUrl: file.url,
    });
    const [seeker, creator] = [await world.member({ tier: 'seeker' }), await world.member({ tier: 'creator' })];
    type Item = { id: string; poster?: object | null };
    const read = async (id: string) => (await world.get<Item>(`/api/lessons/${id}`)).body.poster;
    const readReplay = async (member: typeof seeker) => [
      (await world.as(member).get<Item>(`/api/replays/${replay.id}`)).body.poster,
      (await world.as(member).get<{ items: Item[] }>('/api/replays')).body.items[0]?.poster,
    ];
    expect([await read(open.id), ...(await readReplay(creator))]).toEqual([null, null, null]);
    await editor.caller.patch(`/api/admin/files/${file.id}`, { posterId: poster.id });
    const shown = { alt: 'A lake', focalPoint, sizes: [{ width: 480 }, { width: 500, height: 40, webp: poster.url }] };
    expect([await read(open.id), ...(await readReplay(creator))]).toMatchObject([shown, shown, shown]);
    expect([await read(closed.id), ...(await readReplay(seeker))]).toEqual([undefined, undefined, undefined]);
  });

  it('protects a file from deletion while content, a draft or the trash uses it', async () => {
    const file = await uploader.upload('film.mp4', film);
    const { body: lesson } = await addLesson({ videoUrl: file.url, title: 'The sea' });
    const place = { kind: 'lessons', id: lesson.id, title: 'The sea' };
    expect(await deleteFile(file.id)).toEqual({ status: 409, usages: [{ ...place, state: 'published' }] });
    await editor.remove('lessons', lesson.id);
    expect(await deleteFile(file.id)).toEqual({ status: 409, usages: [{ ...place, state: 'trash' }] });
    const admin = world.as(await world.member({ roles: ['admin'] }));
    await admin.send('DELETE', `/api/admin/content/trash/${lesson.id}`);
    expect((await deleteFile(file.id)).status).toBe(204);
    const { status, body } = await addLesson({ videoUrl: file.url });
    expect([status, (body as unknown as ProblemDetails).errors]).toMatchObject([400, [{ field: 'videoUrl' }]]);
  });

  it('shows a picture of a text in each width, and protects it while a text or a draft contains it', async () => {
    const { id, url } = await uploader.upload('wall.png', await drawPicture(600));
    const longDescription = `Look.\n\n![A violet wall](${url}#600x40)`;
    const values = { title: 'Walls', slug: editor.slug('walls'), longDescription };
    const refused = await editor.create<ProblemDetails>('programs', values);
    expect([refused.status, refused.body.errors]).toMatchObject([400, [{ field: 'longDescription' }]]);
    await editor.caller.patch(`/api/admin/files/${id}`, { alt: 'A violet wall' });
    const { status, body: program } = await editor.create('programs', values);
    expect(status).toBe(201);

    const { body } = await world.get<{ longDescriptionHtml: string }>(`/api/programs/${values.slug}`);
    expect(body.longDescriptionHtml).toMatch(/<picture><source type="image\/avif".*width="600" height="40"/);
    const [, small = ''] = /srcset="(\S+\/480\.avif) 480w/.exec(body.longDescriptionHtml) ?? [];
    const { headers } = await fetch(world.url + small);
    expect([headers.get('content-type'), headers.get('cache-control')]).toEqual([
      'image/avif',
      'public, max-age=31536000, immutable',
    ]);

    const other = await editor.program({ title: 'Doors' });
    const draft = { values: { longDescription } };
    await editor.caller.send('PUT', `/api/admin/content/programs/${other.id}/draft`, JSON.stringify(draft));
    const place = { kind: 'programs', id: program.id, title: 'Walls', state: 'published' };
    expect(await deleteFile(id)).toMatchObject({ status: 409, usages: [{ id: other.id, state: 'draft' }, place] });
    await editor.change('programs', program.id, { longDescription: null });
    expect(await deleteFile(id)).toMatchObject({ status: 409, usages: [{ id: other.id, state: 'draft' }] });
  });

  it('plays a sound of a text to readers whose tier opens the item, and no other file by its name', async () => {
    const bells = await uploader.upload('bells.m4a', sound);
    const other = await uploader.upload('wind.m4a', sound);
    const transcript = `Listen.\n\n[Bells](${bells.url})`;
    const { status, body: lesson } = await addLesson({ transcript, isOpen: false, visibilityTier: 'creator' });
    expect(status).toBe(201);
    const creator = world.as(await world.member({ tier: 'creator' }));
    const nameOf = ({ url }: { url: string | null }) => url?.split('/').at(-1) ?? '';
    const ask = (caller: ApiCaller, file = bells, item: string = lesson.id) =>
      caller.post<ProblemDetails & { url: string }>(`/api/media/lessons/${item}/link?sound=${nameOf(file)}`);
    const { body: page } = await creator.get<{ transcriptHtml: string }>(`/api/lessons/${lesson.id}`);
    expect(page.transcriptHtml).toContain(`<span data-sound="${bells.url}">Bells</span>`);

    const { body: link } = await ask(creator);
    const response = await fetch(world.url + link.url);
    expect(response.headers.get('content-type')).toBe('audio/mp4');
    expect(Buffer.from(await response.arrayBuffer()).equals(sound)).toBe(true);
    expect((await fetch(world.url + link.url.replace(nameOf(bells), nameOf(other)))).status).toBe(403);
    expect((await fetch(world.url + link.url.replace(/&sound=.*/, ''))).status).toBe(403);
    expect((await ask(creator, other)).body.code).toBe('content.no-media');
    expect((await ask(world.as(await world.member({ tier: 'seeker' })))).body.code).toBe('membership.tier');
    expect((await ask(world)).body.code).toBe('membership.tier');
    expect((await fetch(world.url + (bells.url ?? ''))).status).toBe(404);
    expect(await deleteFile(bells.id)).toMatchObject({ status: 409, usages: [{ kind: 'lessons', id: lesson.id }] });
  });

  it('links a sound in the feed to the page of the event, which plays it', async () => {
    const { url } = await uploader.upload('gong.m4a', sound);
    const slug = editor.slug('gong');
    const description = `[The gong](${url})`;
    const { body: event } = await editor.create('events', {
      ...{ title: 'Gong', slug, description, visibilityTier: 'free', zoomLink: 'https://meet.example/a' },
      ...futureEventTimes,
    });
    expect((await world.get('/events.rss')).text).toMatch(
      new RegExp(`<a href="https?://[^"]+/events/${slug}" rel="noopener">The gong</a>`),
    );
    const link = await world.post<{ url: string }>(
      `/api/media/events/${event.id}/link?sound=${url?.split('/').at(-1)}`,
    );
    expect((await fetch(world.url + link.body.url)).status).toBe(200);
  });

  it('shows the picture of an event with its sizes, its description and its most important point', async () => {
    const { id, url } = await uploader.upload('hall.png', await drawPicture(700));
    const focalPoint = { x: 0.2, y: 0.8 };
    await editor.caller.patch(`/api/admin/files/${id}`, { alt: 'The hall', focalPoint });
    const values = {
      title: 'Hall',
      slug: editor.slug('hall'),
      zoomLink: 'https://meet.example/a',
      ...futureEventTimes,
    };
    const refused = await editor.create<ProblemDetails>('events', { ...values, pictureUrl: 'https://a.example/b.png' });
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      [{ field: 'pictureUrl', message: 'Picture must be a file of the library' }],
    ]);
    const { body: event } = await editor.create('events', { ...values, pictureUrl: url });
    const picture = { alt: 'The hall', focalPoint, sizes: [{ width: 480 }, { width: 700, height: 40, webp: url }] };
    const read = async () => (await world.get<object>(`/api/events/${event.id}`)).body;
    expect(await read()).toMatchObject({ picture });
    const { body: list } = await world.get<{ items: { id: string }[] }>('/api/events?when=upcoming');
    expect(list.items.find((each) => each.id === event.id)).toMatchObject({ picture });
    expect(await deleteFile(id)).toMatchObject({ status: 409, usages: [{ kind: 'events', id: event.id }] });
    await editor.change('events', event.id, { pictureUrl: null });
    expect(await read()).toMatchObject({ picture: null });
    expect((await deleteFile(id)).status).toBe(204);
  });

  it('shows the large picture of a program with its sizes, and a picture of another site by its URL', async () => {
    const { id, url } = await uploader.upload('hills.png', await drawPicture(300));
    const focalPoint = { x: 0.9, y: 0.1 };
    await editor.caller.patch(`/api/admin/files/${id}`, { alt: 'Four hills', focalPoint });
    const program = await editor.program({ heroImage: url });
    const read = async () => (await world.get<object>(`/api/programs/${program.id}`)).body;
    const heroPicture = { alt: 'Four hills', focalPoint, sizes: [{ width: 300, height: 40, webp: url }] };
    expect(await read()).toMatchObject({ heroImage: url, heroPicture });
    const elsewhere = { heroImage: 'https://a.example/b.png' };
    await editor.change('programs', program.id, elsewhere);
    expect(await read()).toMatchObject({ ...elsewhere, heroPicture: null });
  });

  it('accepts a picture only with a description', async () => {
    const { id, url } = await uploader.upload('photo.png', await drawPicture(40));
    const draft = { ...(await editor.draft('people')), portraitUrl: url };
    const refused = await editor.create<ProblemDetails>('people', draft);
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      [{ field: 'portraitUrl', message: 'Add an alternative text to this picture in the library first' }],
    ]);
    await editor.caller.patch(`/api/admin/files/${id}`, { alt: 'Ada at the sea' });
    expect((await editor.create('people', draft)).status).toBe(201);
  });

  it('offers a PDF as a download of the library, under the name of the file', async () => {
    const file = await uploader.upload('Ä morning.pdf', pdf);
    const { body: resource } = await editor.create('resources', {
      ...(await editor.draft('resources')),
      ...{ url: file.url, visibilityTier: 'free' },
    });
    const member = world.as(await world.member());
    const { body } = await member.get<{ url: string; sizeBytes: number }>(`/api/resources/${resource.id}`);
    expect(body.sizeBytes).toBe(pdf.length);
    const response = await fetch(world.url + body.url);
    expect(response.headers.get('content-disposition')).toContain('%C3%84%20morning.pdf');
    expect(Buffer.from(await response.arrayBuffer()).equals(pdf)).toBe(true);
  });

  it('deletes files that nothing used for 30 days, and uploads that received nothing for a day', async () => {
    const unused = await uploader.upload('unused.png', await drawPicture(41));
    const used = await uploader.upload('used.mp4', film);
    const partial = await uploader.start('partial.mp4', 1_000);
    await addLesson({ videoUrl: used.url });
    const sweep = async () => {
      await world.app.get(DeleteFiles, { strict: false }).sweep();
      await world.app.get(Uploads, { strict: false }).sweep();
    };
    const statuses = async () =>
      Promise.all([unused.id, used.id].map(async (id) => (await uploader.read(`/api/admin/files/${id}`)).status));
    await sweep();
    expect(await statuses()).toEqual([200, 200]);
    await world.advance('29d');
    await sweep();
    expect([...(await statuses()), (await uploader.read(partial)).status]).toEqual([200, 200, 404]);
    await world.advance('2d');
    await sweep();
    expect(await statuses()).toEqual([404, 200]);
    expect((await fetch(world.url + (unused.url ?? ''))).status).toBe(404);
  });
});
