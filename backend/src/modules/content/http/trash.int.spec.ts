import { Editor, type ContentItem } from '#test/makers/editor.ts';
import { World } from '#test/world.ts';

interface ListOf<Item> {
  readonly items: readonly Item[];
}
const withoutVersion = (item: ContentItem) =>
  Object.fromEntries(Object.entries(item).filter(([field]) => field !== 'updatedAt'));

describe('trash of content', () => {
  let world: World;
  let editor: Editor;
  beforeAll(async () => {
    world = await World.start();
    editor = await Editor.signUp(world);
  });
  afterAll(() => world.close());

  const restoreFromTrash = (id: string, how: object = {}) =>
    editor.caller.post(`/api/admin/content/trash/${id}/restore`, how);
  const publicStatus = async (kind: string, id: string) => (await world.get(`/api/${kind}/${id}`)).status;

  it('deletes a program with everything below it and restores all of it, published or as drafts', async () => {
    const program = await editor.program();
    const module = await editor.module(program.id);
    const lesson = await editor.lesson(module.id, { chapters: '0:00 Arriving', transcript: 'Words' });
    await editor.remove('programs', program.id);
    const { body } = await editor.caller.get<ListOf<{ id: string; below: number }>>('/api/admin/content/trash?limit=1');
    expect(body.items).toEqual([expect.objectContaining({ id: program.id, below: 2 })]);
    expect(await publicStatus('lessons', lesson.id)).toBe(410);
    await restoreFromTrash(program.id, { asBefore: true });
    expect((await editor.read('lessons', lesson.id)).body).toMatchObject(withoutVersion(lesson));
    await editor.remove('programs', program.id);
    await restoreFromTrash(program.id);
    for (const [kind, id] of [
      ['programs', program.id],
      ['modules', module.id],
      ['lessons', lesson.id],
    ] as const)
      expect((await editor.read(kind, id)).body['status']).toBe('draft');
  });

  it('restores the published values, the unpublished changes and the schedule of a lesson on undo', async () => {
    const module = await editor.module((await editor.program()).id);
    const [publishAt, unpublishAt] = [1, 2].map((hours) => new Date(Date.now() + hours * 3_600_000).toISOString());
    const lesson = await editor.lesson(module.id, { title: 'Open', unpublishAt });
    await editor.change('lessons', lesson.id, { title: 'Secret', publishAt });
    const draft = await editor.lesson(module.id, { status: 'draft' });
    const scheduled = await editor.lesson(module.id, { publishAt, unpublishAt });
    const read = async () => {
      const items = [lesson, draft, scheduled].map(async ({ id }) => (await editor.read('lessons', id)).body);
      return (await Promise.all(items)).map((item) => ({
        ...withoutVersion(item),
        draftUpdatedAt: typeof item['draftUpdatedAt'],
      }));
    };
    const before = await read();
    expect(before[0]).toMatchObject({ title: 'Open', draft: { title: 'Secret' }, publishAt, unpublishAt });
    expect(before[2]).toMatchObject({ status: 'scheduled', publishAt, unpublishAt });
    const undo = (id: string) => restoreFromTrash(id, { asBefore: true });
    const bulk = async (kind: string, id: string) => {
      const url = '/api/admin/content';
      const request = { action: 'delete', ids: [id] };
      const { body } = await editor.caller.post<{ undoId: string }>(`${url}/${kind}/bulk`, request);
      await editor.caller.post(`${url}/bulk/${body.undoId}/undo`, {});
    };
    for (const { id } of [lesson, draft, scheduled]) {
      await editor.remove('lessons', id);
      await undo(id);
    }
    expect(await read()).toEqual(before);
    await editor.remove('modules', module.id);
    await undo(module.id);
    expect(await read()).toEqual(before);
    await bulk('modules', module.id);
    expect(await read()).toEqual(before);
    expect((await world.get(`/api/lessons/${lesson.id}`)).text).not.toContain('Secret');
  });

  it('restores a draft with the unpublished changes and without a schedule from the page of the trash', async () => {
    const module = await editor.module((await editor.program()).id);
    const unpublishAt = new Date(Date.now() + 3_600_000).toISOString();
    const lesson = await editor.lesson(module.id, { title: 'Open', unpublishAt });
    const draft = JSON.stringify({ values: { title: 'Secret' } });
    await editor.caller.send('PUT', `/api/admin/content/lessons/${lesson.id}/draft`, draft);
    await editor.remove('lessons', lesson.id);
    await restoreFromTrash(lesson.id);
    const { body } = await editor.read('lessons', lesson.id);
    expect(body).toMatchObject({ title: 'Secret', status: 'draft', draft: null, unpublishAt: null });
  });

  it('is searched by title', async () => {
    const program = await editor.program({ title: 'Élan 100% vital' });
    await editor.remove('programs', program.id);
    const find = async (q: string) =>
      (
        await editor.caller.get<ListOf<{ id: string }>>(`/api/admin/content/trash?q=${encodeURIComponent(q)}`)
      ).body.items.map(({ id }) => id);
    expect(await find('elan 100%')).toEqual([program.id]);
    expect(await find('elan%vital')).toEqual([]);
  });

  it('asks before it restores a lesson whose module is in the trash', async () => {
    const module = await editor.module((await editor.program()).id);
    const lesson = await editor.lesson(module.id);
    await editor.remove('lessons', lesson.id);
    await editor.remove('modules', module.id);
    const refused = await restoreFromTrash(lesson.id);
    expect({ status: refused.status, text: refused.text }).toEqual({
      status: 409,
      text: expect.stringContaining('Its module is in the trash too. Restore both?'),
    });
    expect((await restoreFromTrash(lesson.id, { withParent: true })).status).toBe(204);
    expect((await editor.read('modules', module.id)).body['status']).toBe('draft');
  });

  it('restores everything that was deleted with a module when one of its lessons is restored', async () => {
    const module = await editor.module((await editor.program()).id);
    const [lesson, other] = [await editor.lesson(module.id), await editor.lesson(module.id)];
    const alone = await editor.lesson(module.id);
    await editor.remove('lessons', alone.id);
    await editor.remove('modules', module.id);
    expect((await restoreFromTrash(lesson.id)).status).toBe(204);
    const statuses = [module, lesson, other].map(async ({ id }, index) => {
      const { body } = await editor.read(index === 0 ? 'modules' : 'lessons', id);
      return body['status'];
    });
    expect(await Promise.all(statuses)).toEqual(['draft', 'draft', 'draft']);
    expect((await editor.read('lessons', alone.id)).status).toBe(404);

    await editor.remove('modules', module.id);
    expect((await restoreFromTrash(alone.id, { withParent: true })).status).toBe(204);
    expect((await editor.read('lessons', other.id)).body['status']).toBe('draft');
  });

  it('says who deleted a lesson and when, to an editor who saves or stores a draft of it meanwhile', async () => {
    const module = await editor.module((await editor.program()).id);
    const lesson = await editor.lesson(module.id);
    await editor.remove('modules', module.id);
    const saved = await editor.change('lessons', lesson.id, { title: 'Not lost' });
    const url = `/api/admin/content/lessons/${lesson.id}/draft`;
    const draft = { values: { title: 'Not lost' }, updatedAt: lesson.updatedAt };
    const stored = await editor.caller.send('PUT', url, JSON.stringify(draft));
    for (const { status, body } of [saved, stored])
      expect({ status, body }).toMatchObject({
        status: 410,
        body: { code: 'content.in-trash', deletedAt: expect.any(String), deletedBy: expect.stringMatching(/\S/) },
      });
  });

  it('rejects a draft of a program that was deleted for ever after it was loaded', async () => {
    const program = await editor.program();
    await editor.remove('programs', program.id);
    await world.as(await world.member({ roles: ['admin'] })).send('DELETE', `/api/admin/content/trash/${program.id}`);
    const draft = { values: { title: 'Half' }, updatedAt: program.updatedAt };
    const url = `/api/admin/content/programs/${program.id}/draft`;
    expect((await editor.caller.send('PUT', url, JSON.stringify(draft))).status).toBe(404);
  });

  it('keeps the changed dates of an event through the trash', async () => {
    const { body: event } = await editor.create('events', {
      ...(await editor.draft('events')),
      recurrence: 'FREQ=WEEKLY;BYDAY=WE',
    });
    const url = `/api/admin/events/${event.id}/dates`;
    const dates = await editor.caller.get<ListOf<{ knownAs: string }>>(url);
    const knownAs = dates.body.items[0]?.knownAs;
    await editor.caller.post(`${url}/cancel`, { knownAs, note: 'Snow' });
    const before = (await editor.caller.get<object>(url)).body;
    await editor.remove('events', event.id);
    await restoreFromTrash(event.id, { asBefore: true });
    expect((await editor.caller.get<object>(url)).body).toEqual(before);
  });

  it('lets only an administrator delete for ever', async () => {
    const program = await editor.program();
    await editor.remove('programs', program.id);
    const url = `/api/admin/content/trash/${program.id}`;
    expect((await editor.caller.send('DELETE', url)).status).toBe(403);
    const admin = world.as(await world.member({ roles: ['admin'] }));
    expect((await admin.send('DELETE', url)).status).toBe(204);
    expect((await restoreFromTrash(program.id)).status).toBe(404);
    expect(await publicStatus('programs', program.id)).toBe(404);
  });
});
