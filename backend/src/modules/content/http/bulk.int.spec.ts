import { Editor, type ContentItem } from '#test/makers/editor.ts';
import { World } from '#test/world.ts';

interface Item {
  readonly id: string;
  readonly title: string;
  readonly outcome: string;
  readonly reason: string | null;
}
interface Request {
  readonly action: string;
  readonly ids: readonly string[];
  readonly visibilityTier?: string;
  readonly parentId?: string;
}
interface Bulk {
  readonly items: readonly Item[];
  readonly undoId: string | null;
}

describe('bulk actions on content', () => {
  let world: World;
  let editor: Editor;
  beforeAll(async () => {
    world = await World.start();
    editor = await Editor.signUp(world);
  });
  afterAll(() => world.close());

  const run = (kind: string, request: Request) => editor.caller.post<Bulk>(`/api/admin/content/${kind}/bulk`, request);
  const undo = (undoId: string | null) =>
    editor.caller.post<{ items: Item[] }>(`/api/admin/content/bulk/${undoId}/undo`, {});
  const outcomes = ({ items }: { items: readonly Item[] }) => items.map(({ outcome, reason }) => reason ?? outcome);
  const read = async (kind: string, id: string) => (await editor.read(kind, id)).body;
  const saveDraft = (id: string, values: object) =>
    editor.caller.send<ContentItem>('PUT', `/api/admin/content/lessons/${id}/draft`, JSON.stringify({ values }));
  const newModule = async () => editor.module((await editor.program()).id);

  it('publish what is complete and say why the rest is not published', async () => {
    const module = await newModule();
    const ready = await editor.lesson(module.id, { title: 'Ready', status: 'draft' });
    const { body: incomplete } = await saveDraft(crypto.randomUUID(), { title: 'No module', slug: editor.slug('no') });
    const published = await editor.lesson(module.id);
    const changed = await editor.lesson(module.id, { title: 'Before' });
    await saveDraft(changed.id, { title: 'After' });
    const gone = crypto.randomUUID();
    const ids = [ready.id, incomplete.id, published.id, changed.id, gone];
    const { body } = await run('lessons', { action: 'publish', ids });
    expect(outcomes(body)).toEqual([
      'changed',
      'Module is required',
      'unchanged',
      'changed',
      'It was deleted in the meantime.',
    ]);
    expect(body.items[1]).toMatchObject({ id: incomplete.id, title: 'No module' });
    expect((await world.get(`/api/lessons/${ready.id}`)).status).toBe(200);
    expect(await read('lessons', changed.id)).toMatchObject({ title: 'After', hasDraft: false });

    expect(outcomes((await undo(body.undoId)).body)).toEqual(['changed', 'changed']);
    expect(await read('lessons', ready.id)).toMatchObject({ title: 'Ready', status: 'draft' });
    expect(await read('lessons', changed.id)).toMatchObject({ title: 'Before', draft: { title: 'After' } });
    expect((await undo(body.undoId)).status).toBe(410);
  });

  it('say that a lesson needs a published module, and publish it after its module', async () => {
    const module = await editor.module((await editor.program()).id, { status: 'draft' });
    const lesson = await editor.lesson(module.id, { status: 'draft' });
    const publishLesson = async () => outcomes((await run('lessons', { action: 'publish', ids: [lesson.id] })).body);
    expect(await publishLesson()).toEqual(['Choose a module that is published, or publish it first']);
    await run('modules', { action: 'publish', ids: [module.id] });
    expect(await publishLesson()).toEqual(['changed']);
  });

  it('unpublish a module with its lessons, and publish them again on undo', async () => {
    const module = await newModule();
    const lesson = await editor.lesson(module.id, { transcript: 'Words' });
    const draft = await editor.lesson(module.id, { status: 'draft' });
    const { body } = await run('modules', { action: 'unpublish', ids: [module.id] });
    expect(outcomes(body)).toEqual(['changed']);
    expect((await world.get(`/api/lessons/${lesson.id}`)).status).toBe(404);
    expect(outcomes((await undo(body.undoId)).body)).toEqual(['changed']);
    expect(await read('lessons', lesson.id)).toMatchObject({ status: 'published', transcript: 'Words' });
    expect(await read('lessons', draft.id)).toMatchObject({ status: 'draft' });
  });

  it('unpublish scheduled content, and schedule it again on undo', async () => {
    const publishAt = new Date(Date.now() + 3_600_000).toISOString();
    const program = await editor.program({ publishAt });
    const { body } = await run('programs', { action: 'unpublish', ids: [program.id] });
    expect(await read('programs', program.id)).toMatchObject({ status: 'draft', publishAt: null });
    await undo(body.undoId);
    expect(await read('programs', program.id)).toMatchObject({ status: 'scheduled', publishAt });
  });

  it('set the tier of drafts and of published content, which keeps its other unpublished changes', async () => {
    const module = await newModule();
    const [draft, published, already] = [
      await editor.lesson(module.id, { status: 'draft' }),
      await editor.lesson(module.id),
      await editor.lesson(module.id, { visibilityTier: 'creator' }),
    ];
    await saveDraft(published.id, { summary: 'Not yet', visibilityTier: 'free' });
    const request = { action: 'tier', visibilityTier: 'creator', ids: [draft.id, published.id, already.id] };
    const { body } = await run('lessons', request);
    expect(outcomes(body)).toEqual(['changed', 'changed', 'unchanged']);
    expect(await read('lessons', draft.id)).toMatchObject({ status: 'draft', visibilityTier: 'creator' });
    expect(await read('lessons', published.id)).toMatchObject({
      ...{ visibilityTier: 'creator', summary: null },
      draft: { summary: 'Not yet' },
    });
    await undo(body.undoId);
    expect(await read('lessons', draft.id)).toMatchObject({ status: 'draft', visibilityTier: 'seeker' });
    expect(await read('lessons', published.id)).toMatchObject({
      visibilityTier: 'seeker',
      draft: { summary: 'Not yet', visibilityTier: 'free' },
    });
  });

  it('move lessons to the end of a module, and back to their places on undo', async () => {
    const [from, to] = [await newModule(), await newModule()];
    const there = await editor.lesson(to.id, { title: 'There', orderNum: 4 });
    const [one, two] = [
      await editor.lesson(from.id, { title: 'One', orderNum: 1 }),
      await editor.lesson(from.id, { title: 'Two', orderNum: 2, status: 'draft' }),
    ];
    const { body } = await run('lessons', { action: 'move', parentId: to.id, ids: [one.id, two.id, there.id] });
    expect(outcomes(body)).toEqual(['changed', 'changed', 'unchanged']);
    expect(await read('lessons', one.id)).toMatchObject({ moduleId: to.id, orderNum: 5, status: 'published' });
    expect(await read('lessons', two.id)).toMatchObject({ moduleId: to.id, orderNum: 6, status: 'draft' });
    await undo(body.undoId);
    expect(await read('lessons', one.id)).toMatchObject({ moduleId: from.id, orderNum: 1 });
    expect(await read('lessons', two.id)).toMatchObject({ moduleId: from.id, orderNum: 2 });
  });

  it('delete content, and restore it on undo unless it was restored before', async () => {
    const module = await newModule();
    const lessons = [await editor.lesson(module.id), await editor.lesson(module.id, { status: 'draft' })];
    const ids = lessons.map(({ id }) => id);
    const { body } = await run('lessons', { action: 'delete', ids });
    expect(outcomes(body)).toEqual(['changed', 'changed']);
    expect((await editor.read('lessons', ids[0] ?? '')).status).toBe(404);
    await editor.caller.post(`/api/admin/content/trash/${ids[1]}/restore`, {});
    expect((await undo(body.undoId)).body.items.map(({ outcome }) => outcome)).toEqual(['changed', 'failed']);
    expect(await read('lessons', ids[0] ?? '')).toMatchObject({ status: 'published' });
  });

  it('undo nothing that was changed since', async () => {
    const module = await newModule();
    const [one, two] = [await editor.lesson(module.id), await editor.lesson(module.id)];
    const request = { action: 'tier', visibilityTier: 'free', ids: [one.id, two.id] };
    const { body } = await run('lessons', request);
    await editor.change('lessons', one.id, { visibilityTier: 'visionary' });
    expect(outcomes((await undo(body.undoId)).body)).toEqual(['It was changed in the meantime.', 'changed']);
    expect(await read('lessons', one.id)).toMatchObject({ visibilityTier: 'visionary' });
    expect(await read('lessons', two.id)).toMatchObject({ visibilityTier: 'seeker' });
  });

  it('record a revision and an audit log entry for each item, as a single action does', async () => {
    const lesson = await editor.lesson((await newModule()).id);
    await run('lessons', { action: 'tier', visibilityTier: 'free', ids: [lesson.id] });
    const url = `/api/admin/content/lessons/${lesson.id}/revisions?limit=1`;
    const { body } = await editor.caller.get<{ items: object[] }>(url);
    expect(body.items).toEqual([expect.objectContaining({ action: 'saved', changedFields: ['visibilityTier'] })]);
    const [entry] = await world.sql<{ details: object }>(
      `select details from audit_log where action = 'content.changed' and details->>'id' = $1`,
      [lesson.id],
    );
    expect(entry?.details).toMatchObject({ fields: ['visibilityTier'] });
  });

  it.each([
    ['more than 100 ids', { action: 'publish', ids: Array.from({ length: 101 }, () => crypto.randomUUID()) }],
    ['a tier for a kind without tiers', { action: 'tier', visibilityTier: 'free', ids: [crypto.randomUUID()] }],
    ['no parent', { action: 'move', ids: [crypto.randomUUID()] }],
    ['an unknown action', { action: 'print', ids: [crypto.randomUUID()] }],
  ])('reject %s', async (_case, request) => {
    expect((await run('programs', request)).status).toBe(400);
  });

  it('reject a parent that does not exist', async () => {
    const lesson = await editor.lesson((await newModule()).id);
    const { status, text } = await run('lessons', { action: 'move', parentId: crypto.randomUUID(), ids: [lesson.id] });
    expect({ status, text }).toEqual({ status: 400, text: expect.stringContaining('Choose one of the modules') });
  });
});
