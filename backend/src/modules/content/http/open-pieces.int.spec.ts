import { Editor, type ContentItem } from '#test/makers/editor.ts';
import { World } from '#test/world.ts';

type Shown = Record<string, unknown>;
const film = {
  videoUrl: 'https://kept.example/film.mp4',
  transcript: 'WEBVTT\n\n00:00.000 --> 00:04.000\nSit as you are.',
  reflectionPrompt: 'What did you hear?',
  chapters: '0:00 Arriving\n1:30 The first breath',
};

describe('lessons and meditations marked as open', () => {
  let world: World;
  let editor: Editor;
  let program: ContentItem;
  let module: ContentItem;
  beforeAll(async () => {
    world = await World.start();
    editor = await Editor.signUp(world);
    program = await editor.program({ opens: 'in-order' });
    module = await editor.module(program.id, { visibilityTier: 'visionary' });
  });
  afterAll(() => world.close());

  it('show the whole lesson to a visitor, regardless of the tiers of its parents', async () => {
    const { slug } = await editor.lesson(module.id, { visibilityTier: 'creator', isOpen: true, ...film });
    const { body } = await world.get<Shown>(`/api/lessons/${String(slug)}`);
    expect(body).toMatchObject({
      ...{ isOpen: true, visibilityTier: 'free', locked: false, captions: true, programId: program.id },
      ...{
        ...film,
        chapters: [
          { startSec: 0, title: 'Arriving' },
          { startSec: 90, title: 'The first breath' },
        ],
      },
    });
  });

  it('hide guarded fields until the lesson is marked as open', async () => {
    const { id, slug, chapters } = await editor.lesson(module.id, film);
    expect(chapters).toBe(film.chapters);
    const { body, text } = await world.get<Shown>(`/api/lessons/${String(slug)}`);
    expect(body).toMatchObject({ isOpen: false, visibilityTier: 'visionary', locked: true, captions: true });
    expect(text).not.toMatch(/videoUrl|transcript|reflectionPrompt|chapters|Sit as you are/);
    await editor.change('lessons', id, { isOpen: true, chapters: null });
    expect((await world.get<Shown>(`/api/lessons/${String(slug)}`)).body).toMatchObject({
      locked: false,
      chapters: [],
    });
    expect((await world.get<Shown>(`/api/modules/${String(module['slug'])}`)).body).toMatchObject({ locked: true });
  });

  it('show the URL of a meditation to a visitor', async () => {
    const { body: meditation } = await editor.create('meditations', {
      ...{ title: 'Three minutes', url: 'https://kept.example/three.m4a', visibilityTier: 'creator', isOpen: true },
    });
    expect((await world.get<Shown>(`/api/meditations/${meditation.id}`)).body).toMatchObject({
      ...{ isOpen: true, visibilityTier: 'free', locked: false, url: 'https://kept.example/three.m4a' },
    });
  });

  it('do not change the release mode of a program and the order of featured modules', async () => {
    await editor.change('modules', module.id, { featured: 2 });
    const first = await editor.module(program.id, { title: 'First', orderNum: 9, featured: 1 });
    const { body } = await world.get<{ items: Shown[] }>('/api/modules?featured=true');
    expect(body.items.map(({ id, featured }) => [id, featured])).toEqual([
      [first.id, 1],
      [module.id, 2],
    ]);
    expect(body.items[0]).toMatchObject({ programTitle: program.title, programSlug: program['slug'] });
    expect((await world.get<Shown>(`/api/programs/${program.id}`)).body).toMatchObject({ opens: 'in-order' });
    expect((await world.get('/api/modules?featured=no')).status).toBe(400);
    expect((await world.get('/api/lessons?featured=true')).status).toBe(400);
  });
});
