import type { ProblemDetails } from '#platform/http/problem.ts';
import { Editor, futureEventTimes } from '#test/makers/editor.ts';
import { World } from '#test/world.ts';
import { allKinds } from '../kinds/index.ts';

const defaults: Readonly<Record<string, object>> = {
  programs: {
    summary: null,
    longDescription: null,
    heroImage: null,
    icon: null,
    isMembersOnly: true,
    moduleCount: 0,
    opens: 'all',
    personIds: [],
  },
  modules: { programTitle: 'A program', orderNum: 1, visibilityTier: 'seeker', lessonCount: 0, featured: null },
  lessons: {
    ...{ moduleTitle: 'A module', orderNum: 1, durationSec: 0, visibilityTier: 'seeker' },
    ...{ videoUrl: null, summary: null, transcript: null, reflectionPrompt: null },
    ...{ isOpen: false, chapters: null, personIds: [] },
  },
  events: {
    ...{ startsAt: '2030-03-07T00:00:00.000Z', endsAt: '2030-03-07T01:15:00.000Z', zone: 'America/New_York' },
    ...{
      isVirtual: true,
      zoomLink: null,
      location: null,
      visibilityTier: 'seeker',
      category: 'workshop',
      personIds: [],
    },
  },
  meditations: {
    ...{ type: 'guided', durationSec: 0, visibilityTier: 'seeker', isOpen: false },
    ...{ tags: null, transcript: null, personIds: [] },
  },
  resources: { type: 'pdf', description: null, visibilityTier: 'seeker', tags: null },
  people: { role: 'teacher', portraitUrl: null, bio: null, orderNum: 1, isSample: false },
  reflections: { audioUrl: null, isSample: false },
};

describe('content that staff write', () => {
  let world: World;
  let editor: Editor;
  beforeAll(async () => {
    world = await World.start();
    editor = await Editor.signUp(world);
  });
  afterAll(() => world.close());

  describe.each(allKinds)('of kind $name', ({ name: kind }) => {
    it('is created with defaults, changed by field, and removed', async () => {
      const draft = await editor.draft(kind);
      const { status, body } = await editor.create(kind, draft);
      expect({ status, body }).toMatchObject({ status: 201, body: defaults[kind] ?? {} });
      expect((await editor.read(kind, body.id)).body).toEqual(body);
      const changed = await editor.change(kind, body.id, { title: 'Another title' });
      expect(changed.status).toBe(200);
      expect(changed.body).toEqual({ ...body, title: 'Another title', updatedAt: changed.body.updatedAt });
      expect(changed.body.updatedAt > body.updatedAt).toBe(true);
      expect((await editor.remove(kind, body.id)).status).toBe(204);
      expect((await editor.read(kind, body.id)).status).toBe(404);
      expect((await editor.remove(kind, body.id)).status).toBe(404);
    });

    it('publishes an event and writes an audit log entry for each write', async () => {
      const draft = await editor.draft(kind);
      const { body } = await editor.create(kind, draft);
      await editor.change(kind, body.id, { title: 'Other words' });
      await editor.remove(kind, body.id);
      const facts = await world.sql<{ payload: object }>(
        `select payload from outbox where type = 'content.changed' and payload->>'id' = $1`,
        [body.id],
      );
      expect(facts.map(({ payload }) => payload)).toEqual(
        Array(3).fill(expect.objectContaining({ kind, id: body.id })),
      );
      const entries = await world.sql<{ action: string; actor_id: string; details: { fields?: string[] } }>(
        `select action, actor_id, details from audit_log where details->>'id' = $1 order by seq`,
        [body.id],
      );
      expect(entries.map(({ action, actor_id }) => [action, actor_id])).toEqual([
        ['content.created', editor.member.id],
        ['content.changed', editor.member.id],
        ['content.removed', editor.member.id],
      ]);
      expect(entries[1]?.details.fields).toEqual(['title']);
    });

    it('returns 409 when the item changed after the editor loaded it', async () => {
      const draft = await editor.draft(kind);
      const { body } = await editor.create(kind, draft);
      const first = await editor.change(kind, body.id, { title: 'From one editor', updatedAt: body.updatedAt });
      const second = await editor.change<ProblemDetails>(kind, body.id, {
        title: 'From another',
        updatedAt: body.updatedAt,
      });
      expect(second.status).toBe(409);
      expect(second.body).toMatchObject({ code: 'content.changed-meanwhile', updatedAt: first.body.updatedAt });
      expect((await editor.read(kind, body.id)).body.title).toBe('From one editor');
      const third = await editor.change(kind, body.id, { title: 'From another', updatedAt: first.body.updatedAt });
      expect(third.status).toBe(200);
    });

    it('writes no audit log entry when no field differs', async () => {
      const draft = await editor.draft(kind);
      const { body } = await editor.create(kind, draft);
      const again = await editor.change(kind, body.id, { ...draft, updatedAt: body.updatedAt });
      expect(again.body).toEqual(body);
      expect(await world.sql(`select 1 from audit_log where details->>'id' = $1`, [body.id])).toHaveLength(1);
    });
  });

  it('returns 409 and names the field when the slug is taken', async () => {
    const [one, other] = [await editor.program(), await editor.program()];
    const taken = { title: 'Copy', slug: one['slug'] };
    for (const { status, body } of [
      await editor.create('programs', taken),
      await editor.change('programs', other.id, taken),
    ]) {
      expect(status).toBe(409);
      expect(body).toMatchObject({ code: 'content.slug-taken', field: 'slug' });
    }
    expect((await editor.create('events', { ...taken, ...futureEventTimes })).status).toBe(201);
  });

  it('returns 409 and names the field when the day is taken', async () => {
    const draft = await editor.draft('reflections');
    await editor.create('reflections', draft);
    const { id } = (await editor.create('reflections', await editor.draft('reflections'))).body;
    for (const { status, body } of [
      await editor.create('reflections', draft),
      await editor.change('reflections', id, { date: draft['date'] }),
    ]) {
      expect(status).toBe(409);
      expect(body).toMatchObject({ code: 'content.date-taken', field: 'date' });
    }
  });

  it('is written once when several editors write at the same time', async () => {
    const { id, updatedAt } = await editor.program();
    const same = editor.slug('same');
    const statusesOf = async (asked: Promise<{ status: number }>[]) =>
      (await Promise.all(asked)).map(({ status }) => status).toSorted();
    const editors = [1, 2, 3, 4];
    const changes = editors.map((other) => editor.change('programs', id, { title: `From editor ${other}`, updatedAt }));
    expect(await statusesOf(changes)).toEqual([200, 409, 409, 409]);
    const additions = editors.map(() => editor.create('programs', { title: 'Same', slug: same }));
    expect(await statusesOf(additions)).toEqual([201, 409, 409, 409]);
  });

  it('publishes the former and the new slug when the slug changes', async () => {
    const { id, slug: former } = await editor.program();
    await editor.change('programs', id, { slug: `${former}-renamed` });
    const [fact] = await world.sql<{ payload: object }>(
      `select payload from outbox where payload->>'id' = $1 order by id desc limit 1`,
      [id],
    );
    expect(fact?.payload).toEqual({ kind: 'programs', id, slugs: [former, `${former}-renamed`] });
  });
});
