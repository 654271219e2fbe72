import { Editor, type ContentItem } from '#test/makers/editor.ts';
import { World } from '#test/world.ts';
import { allKinds } from '../kinds/index.ts';
import { ApplySchedules } from '../use-cases/editing/apply-schedules.ts';
import { RevisionStore } from '../use-cases/editing/revision-store.ts';

interface ListOf<Item> {
  readonly items: readonly Item[];
}
interface Revision {
  readonly id: string;
  readonly author: string | null;
  readonly action: string;
  readonly changedFields: readonly string[];
}
const withoutVersion = (item: ContentItem) =>
  Object.fromEntries(Object.entries(item).filter(([field]) => field !== 'updatedAt'));
const soon = (ms: number) => new Date(Date.now() + ms).toISOString();

describe('editing of content', () => {
  let world: World;
  let editor: Editor;
  beforeAll(async () => {
    world = await World.start({ schedules: false });
    editor = await Editor.signUp(world);
  });
  afterAll(() => world.close());

  const draftUrl = (kind: string, id: string) => `/api/admin/content/${kind}/${id}/draft`;
  const saveDraft = (kind: string, id: string, values: object, updatedAt?: unknown) =>
    editor.caller.send<ContentItem>(
      'PUT',
      draftUrl(kind, id),
      JSON.stringify({ values, ...(updatedAt ? { updatedAt } : {}) }),
    );
  const revisionsOf = async (kind: string, id: string) =>
    (await editor.caller.get<ListOf<Revision>>(`/api/admin/content/${kind}/${id}/revisions`)).body.items;
  const restoreFromTrash = (id: string, how: object = {}) =>
    editor.caller.post(`/api/admin/content/trash/${id}/restore`, how);
  const publicStatus = async (kind: string, id: string) => (await world.get(`/api/${kind}/${id}`)).status;
  const applySchedules = () => world.app.get(ApplySchedules, { strict: false }).applyAll();

  describe.each(allKinds)('of kind $name', ({ name: kind, hasPublicApi }) => {
    it('hides a draft from readers and lists it for staff until it is published with the same id', async () => {
      const { status, body } = await editor.create(kind, { ...(await editor.draft(kind)), status: 'draft' });
      expect({ status, state: body['status'] }).toEqual({ status: 201, state: 'draft' });
      if (hasPublicApi) expect(await publicStatus(kind, body.id)).toBe(404);
      const drafts = await editor.caller.get<ListOf<ContentItem>>(`/api/admin/${kind}?status=draft`);
      expect(drafts.body.items.map(({ id }) => id)).toContain(body.id);
      const published = await editor.change(kind, body.id, { status: 'published' });
      expect(published.body).toMatchObject({ id: body.id, title: body.title, status: 'published', draft: null });
      if (hasPublicApi) expect(await publicStatus(kind, body.id)).toBe(200);
    });

    it('changes back to a draft with all its values and is published again unchanged', async () => {
      const { body: before } = await editor.create(kind, await editor.draft(kind));
      const { body: draft } = await editor.change(kind, before.id, { status: 'draft' });
      expect(draft['status']).toBe('draft');
      const { body: after } = await editor.change(kind, before.id, { status: 'published' });
      expect(after).toMatchObject(withoutVersion(before));
    });

    it('stores the draft of a published item next to it and publishes it on request', async () => {
      const { body: item } = await editor.create(kind, await editor.draft(kind));
      const saved = await saveDraft(kind, item.id, { title: 'A better title' });
      expect(saved.body).toMatchObject({ title: item.title, hasDraft: true, draft: { title: 'A better title' } });
      const { body } = await editor.change(kind, item.id, { status: 'published' });
      expect(body).toMatchObject({ title: 'A better title', hasDraft: false, draft: null });
    });

    it('is moved to the trash and restored with its values', async () => {
      const { body: item } = await editor.create(kind, await editor.draft(kind));
      expect((await editor.remove(kind, item.id)).status).toBe(204);
      expect((await editor.read(kind, item.id)).status).toBe(404);
      expect((await restoreFromTrash(item.id, { asBefore: true })).status).toBe(204);
      expect((await editor.read(kind, item.id)).body).toMatchObject(withoutVersion(item));
    });
  });

  it('stores an incomplete draft as it was typed and says what is missing when it is published', async () => {
    const id = '01900000-0000-7000-8000-00000000d4af';
    const typed = { title: 'Half a lesson', orderNum: 'many', slug: 'Not a Slug' };
    expect((await saveDraft('lessons', id, typed)).body).toMatchObject({ status: 'draft', ...typed });
    const { status, text } = await editor.change('lessons', id, { status: 'published' });
    expect(status).toBe(400);
    for (const message of ['Module is required', 'Slug may have', 'Order must be a whole number'])
      expect(text).toContain(message);
    expect((await editor.read('lessons', id)).body).toMatchObject(typed);
  });

  it('rejects a draft with an unknown field, and one that another editor saved since', async () => {
    const program = await editor.program();
    expect((await saveDraft('programs', program.id, { isAdmin: true })).status).toBe(400);
    const { body: first } = await saveDraft('programs', program.id, { title: 'Mine' });
    await saveDraft('programs', program.id, { title: 'Theirs' }, first['draftUpdatedAt']);
    expect((await saveDraft('programs', program.id, { title: 'Mine again' }, first['draftUpdatedAt'])).status).toBe(
      409,
    );
  });

  it('rejects a change with the If-Match of an older version', async () => {
    const program = await editor.program();
    const change = (title: string, version: string) =>
      editor.caller.send('PATCH', `/api/admin/programs/${program.id}`, JSON.stringify({ title }), {
        'if-match': version,
      });
    expect((await change('Two', `"${program.updatedAt}"`)).status).toBe(200);
    expect((await change('Three', `"${program.updatedAt}"`)).status).toBe(409);
    expect((await change('Four', '"yesterday"')).status).toBe(400);
  });

  it('publishes and unpublishes at the scheduled times', async () => {
    const program = await editor.program({ publishAt: soon(3_600_000), unpublishAt: soon(7_200_000) });
    expect(program['status']).toBe('scheduled');
    await applySchedules();
    expect(await publicStatus('programs', program.id)).toBe(404);
    await world.advance('61m');
    await applySchedules();
    expect(await publicStatus('programs', program.id)).toBe(200);
    await world.advance('60m');
    await applySchedules();
    expect(await publicStatus('programs', program.id)).toBe(404);
    expect((await editor.read('programs', program.id)).body['status']).toBe('draft');
  });

  it('keeps a scheduled item as a draft with the reason when its slug is taken meanwhile', async () => {
    const slug = editor.slug('race');
    const later = await editor.program({ slug, publishAt: soon(24 * 3_600_000) });
    await editor.program({ slug });
    await world.advance('25h');
    await applySchedules();
    const failed = { status: 'draft', publishAt: null, problem: expect.stringContaining('already in use') };
    expect((await editor.read('programs', later.id)).body).toMatchObject(failed);
    const { body } = await editor.caller.get<ListOf<ContentItem>>('/api/admin/programs?status=draft');
    expect(body.items.find(({ id }) => id === later.id)).toMatchObject(failed);
  });

  it('ends a schedule that has nothing to publish or to unpublish', async () => {
    const published = await editor.program();
    await editor.change('programs', published.id, { publishAt: soon(40 * 3_600_000) });
    const draft = await editor.program({ status: 'draft', unpublishAt: soon(40 * 3_600_000) });
    await world.advance('41h');
    await applySchedules();
    expect((await editor.read('programs', published.id)).body).toMatchObject({ status: 'published', publishAt: null });
    expect((await editor.read('programs', draft.id)).body).toMatchObject({ status: 'draft', unpublishAt: null });
  });

  it.each([
    ['publishAt', { publishAt: '2020-01-01T00:00:00Z' }],
    ['unpublishAt', { unpublishAt: '2020-01-01T00:00:00Z' }],
    ['unpublishAt', { publishAt: '2090-01-02T00:00:00Z', unpublishAt: '2090-01-01T00:00:00Z' }],
  ])('rejects %s in an impossible order', async (field, times) => {
    const { status, body } = await editor.create<{ errors: { field: string }[] }>('people', {
      ...(await editor.draft('people')),
      ...times,
    });
    expect({ status, fields: body.errors.map((error) => error.field) }).toEqual({ status: 400, fields: [field] });
  });

  it('records a revision with author and fields for each save, and restores one field or all', async () => {
    const program = await editor.program({ title: 'First', summary: 'Old words' });
    await editor.change('programs', program.id, { title: 'Second' });
    await editor.change('programs', program.id, { title: 'Third', summary: 'New words' });
    const revisions = await revisionsOf('programs', program.id);
    expect(revisions.map(({ action, changedFields }) => [action, changedFields.toSorted()])).toEqual([
      ['saved', ['summary', 'title']],
      ['saved', ['title']],
      ['published', expect.arrayContaining(['title', 'slug'])],
    ]);
    expect(revisions[0]?.author).toBeTruthy();
    const restore = (fields?: string[]) =>
      editor.caller.post<ContentItem>(
        `/api/admin/content/programs/${program.id}/revisions/${revisions.at(-1)?.id}/restore`,
        fields ? { fields } : {},
      );
    expect((await restore(['summary'])).body).toMatchObject({ title: 'Third', summary: 'Old words' });
    expect((await restore()).body).toMatchObject({ title: 'First', summary: 'Old words' });
    const actions = (await revisionsOf('programs', program.id)).map(({ action }) => action);
    expect(actions).toEqual(['restored', 'restored', 'saved', 'saved', 'published']);
  });

  it('keeps the latest 200 revisions and one of each day before them', async () => {
    const program = await editor.program();
    await world.sql(
      `insert into content_revision (id, item_id, kind, at, action, values, changed_fields)
       select gen_random_uuid(), $1, 'programs', now() - make_interval(hours => number), 'saved', '{}', '{}'
       from generate_series(1, 300) as number`,
      [program.id],
    );
    await world.app.get(RevisionStore, { strict: false }).thin();
    const [stored] = await world.sql<{ count: number; days: number }>(
      `select count(*)::int as count, count(distinct at::date)::int as days from content_revision where item_id = $1`,
      [program.id],
    );
    expect(stored?.days).toBeGreaterThanOrEqual(13);
    expect(stored?.count).toBeGreaterThanOrEqual(200 + 4);
    expect(stored?.count).toBeLessThanOrEqual(200 + 6);
  });

  it('redirects a former slug until another item uses it, and returns 410 for an item in the trash', async () => {
    const program = await editor.program();
    const [old, other] = [String(program['slug']), editor.slug('moved')];
    await editor.change('programs', program.id, { slug: other });
    const moved = await world.send('GET', `/api/programs/${old}`);
    expect({ status: moved.status, to: moved.headers.get('location') }).toEqual({
      status: 301,
      to: `/api/programs/${other}`,
    });
    await editor.program({ slug: old });
    expect(await publicStatus('programs', old)).toBe(200);
    await editor.remove('programs', program.id);
    expect(await publicStatus('programs', other)).toBe(410);
    expect(await publicStatus('programs', program.id)).toBe(410);
  });

  it('names other editors who have the same item open until they close it', async () => {
    const program = await editor.program();
    const other = world.as(await world.member({ roles: ['editor'] }));
    const url = `/api/admin/content/programs/${program.id}/presence`;
    const report = async () => (await editor.caller.send<{ others: string[] }>('PUT', url)).body.others;
    expect(await report()).toEqual([]);
    await other.send('PUT', url);
    expect(await report()).toHaveLength(1);
    await other.send('DELETE', url);
    expect(await report()).toEqual([]);
    await other.send('PUT', url);
    await world.sql(`update content_presence set seen_at = now() - interval '1 minute'`);
    expect(await report()).toEqual([]);
  });
});
