import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deriveSigningKeys } from '#platform/config/derived-keys.ts';
import { Settings } from '#platform/config/settings.ts';
import { makeCourse, type TestCourse } from '#test/makers/course.ts';
import type { ContentItem } from '#test/makers/editor.ts';
import { waitUntil } from '#test/until.ts';
import { World } from '#test/world.ts';
import { previewReaders, signPreviewToken, type PreviewReader } from '../domain/preview-token.ts';
import { allKinds, publicKinds } from '../kinds/index.ts';
import { CreatePreview } from '../use-cases/previews/create-preview.ts';

interface Links {
  readonly links: readonly { readonly reader: PreviewReader; readonly url: string }[];
}
type Opened = Readonly<Record<PreviewReader, { readonly path: string; readonly token: string; readonly url: string }>>;
interface LessonShown {
  readonly title: string;
  readonly locked: boolean;
  readonly transcript?: string;
}

const ended = { status: 410, text: expect.stringContaining('This preview has ended. Open it again from the admin.') };
const unsaved = { title: 'Not saved', transcript: 'Only in the form', visibilityTier: 'seeker' };

describe('preview of content', () => {
  let world: World;
  let course: TestCourse;
  let lesson: ContentItem;
  beforeAll(async () => {
    world = await World.start({ pages: true });
    course = await makeCourse(world, 2);
    lesson = course.lessons[0] as ContentItem;
  });
  afterAll(() => world.close());

  const create = (kind: string, body: object) =>
    course.editor.caller.post<Links>(`/api/admin/content/${kind}/previews`, body);
  async function open(kind: string, body: object): Promise<Opened> {
    const { status, body: made, text } = await create(kind, body);
    expect({ status, text: status === 201 ? '' : text }).toEqual({ status: 201, text: '' });
    const parts = made.links.map(({ reader, url }) => {
      const [, path = '', token = ''] = /\/preview(\/[^?#]*)[^#]*#(.+)$/.exec(url) ?? [];
      return [reader, { path, token, url }];
    });
    return Object.fromEntries(parts) as Opened;
  }
  const show = <Body>(path: string, token: string, method = 'GET', body?: string) =>
    world.send<Body>(method, path, body, { 'x-preview': token });
  const keys = () => deriveSigningKeys(world.app.get(Settings), 'preview');

  it('opens a lesson with its unsaved text for the readers whose tier is high enough', async () => {
    const preview = await open('lessons', { id: lesson.id, values: unsaved });
    for (const reader of previewReaders) {
      const { body } = await show<LessonShown>(`/api/lessons/${lesson.id}`, preview[reader].token);
      const isOpen = reader !== 'visitor' && reader !== 'free';
      expect({ reader, ...body }).toMatchObject({ title: 'Not saved', locked: !isOpen });
      expect({ reader, transcript: body.transcript }).toEqual({
        reader,
        transcript: isOpen ? 'Only in the form' : undefined,
      });
    }
  });

  it('shows the unsaved text in lists, and changes nothing for readers', async () => {
    const before = (await world.get<LessonShown>(`/api/lessons/${lesson.id}`)).text;
    const revisions = await world.sql('select id from content_revision where item_id = $1', [lesson.id]);
    const { seeker } = await open('lessons', { id: lesson.id, values: unsaved });
    const { body } = await show<{ items: LessonShown[] }>(
      `/api/lessons?module=${String(course.module['slug'])}`,
      seeker.token,
    );
    expect(body.items.map(({ title }) => title)).toEqual(['Not saved', 'Lesson 2']);
    expect((await world.get(`/api/lessons/${lesson.id}`)).text).toBe(before);
    expect(await world.sql('select id from content_revision where item_id = $1', [lesson.id])).toHaveLength(
      revisions.length,
    );
  });

  it.each(allKinds)('opens a page of the site for an item of $name', async ({ name: kind }) => {
    const { body: item } = await course.editor.create(kind, await course.editor.draft(kind));
    const preview = await open(kind, { id: item.id });
    for (const path of new Set(previewReaders.map((reader) => preview[reader].path)))
      await waitUntil(async () => (await world.get(path)).status === 200);
  });

  it.each(allKinds)('stores no item when it shows a new item of $name', async ({ name: kind }) => {
    const values = await course.editor.draft(kind);
    const preview = await open(kind, { values });
    const { body } = await show<object>('/api/preview', preview.creator.token);
    expect(body).toMatchObject({ reader: 'creator', title: values['title'], isSaved: false });
    expect(
      await world.sql(
        `select id from ${kind} where id = (select item_id from content_preview
      where kind = $1 order by expires_at desc limit 1)`,
        [kind],
      ),
    ).toEqual([]);
  });

  it('shows a draft with the drafts above and below it, and no other draft', async () => {
    const { editor } = course;
    const add = async (kind: string, values: object) => {
      const { status, body } = await editor.create(kind, { ...values, status: 'draft' });
      expect(status).toBe(201);
      return body;
    };
    const program = await add('programs', { title: 'P', slug: editor.slug('p') });
    const module = await add('modules', { title: 'M', slug: editor.slug('m'), programId: program.id });
    const ownLesson = await add('lessons', { title: 'L', slug: editor.slug('l'), moduleId: module.id });
    const incomplete = JSON.stringify({ values: { title: 'Without a slug', moduleId: module.id } });
    const url = `/api/admin/content/lessons/${crypto.randomUUID()}/draft`;
    expect((await editor.caller.send('PUT', url, incomplete)).status).toBe(200);
    const other = await add('lessons', { title: 'Other', slug: editor.slug('l'), moduleId: course.module.id });
    const { creator } = await open('modules', { id: module.id });
    expect(creator.path).toBe(`/members/modules/${String(module['slug'])}`);
    const { body } = await show<{ items: LessonShown[] }>(`/api/lessons?module=${module.id}`, creator.token);
    expect(body.items.map(({ title }) => title)).toEqual(['L']);
    expect((await show(`/api/programs/${program.id}`, creator.token)).status).toBe(200);
    expect((await show(`/api/lessons/${other.id}`, creator.token)).status).toBe(404);
    expect((await world.get(`/api/lessons/${ownLesson.id}`)).status).toBe(404);
  });

  it('shows a reflection of any day as the one of today', async () => {
    const { free } = await open('reflections', { values: await course.editor.draft('reflections') });
    const { body } = await show<{ reflection: object }>('/api/reflections/today?zone=America/New_York', free.token);
    expect(body.reflection).toMatchObject({ title: 'A title' });
  });

  it('names the fields to fix when the form is not complete', async () => {
    const { status, text } = await create('lessons', { values: { moduleId: course.module.id, title: '' } });
    expect(status).toBe(400);
    expect(text).toContain('Title is required');
  });

  it('opens a file of the library without counting a download', async () => {
    const { editor } = course;
    const url = '/library/foundations-workbook.pdf';
    const file = await editor.create('resources', {
      ...(await editor.draft('resources')),
      url,
      visibilityTier: 'free',
    });
    if (file.status !== 201) throw new Error(file.text);
    const { free } = await open('resources', { id: file.body.id });
    const { body } = await show<{ url: string }>(`/api/resources/${file.body.id}`, free.token);
    expect((await world.get(body.url)).status).toBe(200);
    const [{ downloads } = { downloads: -1 }] = await world.sql<{ downloads: number }>(
      'select downloads from resources where id = $1',
      [file.body.id],
    );
    expect(downloads).toBe(0);
  });

  it('plays the film of a replay for the tier that opens it', async () => {
    const { free, creator } = await open('replays', { values: await course.editor.draft('replays') });
    const id = creator.path.split('/').at(-1) ?? '';
    expect((await show(`/api/media/replays/${id}/link`, free.token, 'POST')).status).toBe(403);
    const { body } = await show<{ url: string }>(`/api/media/replays/${id}/link`, creator.token, 'POST');
    expect((await world.send('HEAD', body.url)).status).toBe(200);
    expect((await world.get(body.url.replace(/&preview=.*/, ''))).status).not.toBe(200);
  });

  it('refuses a token that is tampered with, expired or unknown', async () => {
    const { seeker, free } = await open('lessons', { id: lesson.id });
    const bytes = Buffer.from(free.token, 'base64url');
    bytes[16] = 4;
    const past = { previewId: crypto.randomUUID(), reader: 'seeker' as const, expiresAt: new Date(Date.now() - 1_000) };
    const later = { ...past, expiresAt: new Date(Date.now() + 60_000) };
    const tokens = [
      bytes.toString('base64url'),
      `${seeker.token}A`,
      'nonsense',
      signPreviewToken(past, keys().signing),
      signPreviewToken(later, keys().signing),
      signPreviewToken(later, deriveSigningKeys(world.app.get(Settings), 'library').signing),
    ];
    for (const token of tokens) {
      const { status, text } = await show(`/api/lessons/${lesson.id}`, token);
      expect({ status, text }).toEqual(ended);
    }
  });

  it('ends after ten minutes of real time, and is deleted then', async () => {
    const { seeker } = await open('lessons', { id: lesson.id });
    await world.sql(`update content_preview set expires_at = now() - interval '1 second'`);
    await world.app.get(CreatePreview, { strict: false }).deleteExpired();
    const { status, text } = await show(`/api/lessons/${lesson.id}`, seeker.token);
    expect({ status, text }).toEqual(ended);
  });

  it('reads no data of a person, also when the request has the access token of a member', async () => {
    const member = await world.member({ tier: 'visionary' });
    const { free } = await open('lessons', { id: lesson.id, values: unsaved });
    const headers = { 'x-preview': free.token, authorization: `Bearer ${member.accessToken}` };
    const { body } = await world.send<LessonShown>('GET', `/api/lessons/${lesson.id}`, undefined, headers);
    expect(body).toMatchObject({ title: 'Not saved', locked: true });
    expect((await world.send('GET', '/api/journal', undefined, headers)).status).toBe(403);
  });

  const { paths } = JSON.parse(readFileSync(join(__dirname, '../../../../openapi.json'), 'utf8')) as {
    paths: Record<string, Record<string, unknown>>;
  };
  const shown = [
    ...['GET /api/preview', 'GET /api/plans', 'GET /api/figures', 'GET /api/auth/settings', 'GET /api/practice'],
    ...publicKinds.flatMap(({ name }) => [`GET /api/${name}`, `GET /api/${name}/{idOrSlug}`, `GET /api/${name}/{id}`]),
    ...['GET /api/reflections', 'GET /api/reflections/today', 'GET /api/replays', 'GET /api/replays/{id}'],
    ...['GET /api/circles', 'GET /api/events/{id}/dates', 'GET /api/resources/{id}/file'],
    ...['POST /api/media/{kind}/{id}/link', 'GET /api/media/{kind}/{id}', 'GET /api/media/{kind}/{id}/captions.vtt'],
  ];
  const others = Object.entries(paths)
    .flatMap(([path, operation]) => Object.keys(operation).map((method) => `${method.toUpperCase()} ${path}`))
    .filter((operation) => /^(GET|POST|PUT|PATCH|DELETE) /.test(operation) && !shown.includes(operation));

  it('is refused by all other operations, so that it reads nothing else and writes nothing', async () => {
    const { visionary } = await open('lessons', { id: lesson.id });
    expect(others.length).toBeGreaterThan(150);
    for (const operation of others) {
      const [method = '', path = ''] = operation.split(' ');
      const url = path.replace(/\{\w+\}/g, '01900000-0000-7000-8000-000000000000');
      const { status } = await show(url, visionary.token, method, method === 'GET' ? undefined : '{}');
      expect({ operation, status }).toEqual({ operation, status: 403 });
    }
  });

  it('has a document that is not stored, not indexed, and framed only by the admin', async () => {
    const origin = 'https://admin.example';
    const framed = await course.editor.caller.send<Links>(
      'POST',
      '/api/admin/content/lessons/previews',
      JSON.stringify({ id: lesson.id }),
      { origin },
    );
    const paths = [
      (await open('lessons', { id: lesson.id })).seeker.url,
      framed.body.links[2]?.url ?? '',
      (framed.body.links[2]?.url ?? '').replace('admin.example', 'other.example'),
    ]
      .map((url) => new URL(url))
      .map(({ pathname, search }) => pathname + search);
    const ancestors: (string | undefined)[] = [];
    for (const path of paths) {
      const { status, headers } = await world.get(path);
      ancestors.push(/frame-ancestors ([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1]);
      expect({
        status,
        names: ['cache-control', 'x-robots-tag', 'referrer-policy', 'x-frame-options'].map((name) => headers.get(name)),
      }).toEqual({
        status: 200,
        names: ['no-store', 'noindex, nofollow', 'no-referrer', null],
      });
    }
    expect(ancestors).toEqual(["'self'", `'self' ${origin}`, "'self'"]);
  });
});
