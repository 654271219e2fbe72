import { renameSync } from 'node:fs';
import { join } from 'node:path';
import type { ProblemDetails } from '#platform/http/problem.ts';
import { assetsFolder } from '#platform/site/folders.ts';
import type { ApiCaller } from '#test/http.ts';
import { World, memberPassword, type Member } from '#test/world.ts';
import { ContentWriter } from '../index.ts';

const kept = '/library/foundations-workbook.pdf';
const lost = '/library/venture-canvas.pdf';

describe('library files', () => {
  let world: World;
  let creator: Member;
  const ids: Record<string, string> = {};
  beforeAll(async () => {
    world = await World.start();
    creator = await world.member({ tier: 'creator' });
    const content = world.app.get(ContentWriter, { strict: false });
    const createdAt = new Date('2026-01-01T00:00:00Z');
    for (const visibilityTier of ['free', 'creator', 'visionary'] as const)
      ids[visibilityTier] = await content.add('resources', {
        ...{ title: visibilityTier, url: kept, visibilityTier, createdAt },
      });
    for (const [name, url] of [
      ['elsewhere', 'https://library.example/x.pdf'],
      ['gone', '/library/gone.pdf'],
      ['lost', lost],
      ['above', '/library/../breached-passwords.bin'],
    ] as const)
      ids[name] = await content.add('resources', { title: name, url, visibilityTier: 'free', createdAt });
  });
  afterAll(() => world.close());

  const fileOf = (name: string, query = '') => `/api/resources/${ids[name]}/file${query}`;
  const linkOf = async (caller: ApiCaller, name: string) =>
    (await caller.get<{ url?: string }>(`/api/resources/${ids[name]}`)).body.url;
  const linkIn = async (member: Pick<Member, 'accessToken'>) => (await linkOf(world.as(member), 'creator')) ?? '';
  const signedInAgain = async ({ email }: Member) => {
    const credentials = { email, password: memberPassword };
    const { body } = await world.post<{ access_token: string }>('/api/auth/token?grant_type=password', credentials);
    return { accessToken: body.access_token };
  };
  const isPdf = (text: string) => text.startsWith('%PDF-');

  it('download when the tier opens them, with headers that forbid caching', async () => {
    const { status, headers, text } = await world.as(creator).get(fileOf('creator'));
    expect({ status, isPdf: isPdf(text) }).toEqual({ status: 200, isPdf: true });
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('content-disposition')).toBe('attachment; filename="foundations-workbook.pdf"');
    expect(headers.get('cache-control')).toBe('private, no-store');
  });

  it('count each download for staff, but not a rejected one', async () => {
    const staff = world.as(await world.member({ roles: ['support'] }));
    const countOf = async (name: string) =>
      (await staff.get<{ downloads: number }>(`/api/admin/resources/${ids[name]}`)).body.downloads;
    const before = await countOf('visionary');
    await world.as(creator).get(fileOf('visionary'));
    expect(await countOf('visionary')).toBe(before);
    const visionary = world.as(await world.member({ tier: 'visionary' }));
    await visionary.get(fileOf('visionary'));
    await visionary.get(fileOf('visionary'));
    expect((await visionary.send('HEAD', fileOf('visionary'))).status).toBe(200);
    expect(await countOf('visionary')).toBe(before + 2);
  });

  it('show size and page count, also when locked, and null for a URL of another site', async () => {
    const factsOf = async (name: string) => (await world.get(`/api/resources/${ids[name]}`)).body;
    expect(await factsOf('creator')).toMatchObject({ sizeBytes: 45_100, pages: 14, locked: true });
    expect(await factsOf('elsewhere')).toMatchObject({ sizeBytes: null, pages: null });
  });

  it('return 403 without content when the tier is too low', async () => {
    for (const caller of [world, world.as(await world.member({ tier: 'seeker' }))]) {
      const { status, body, text } = await caller.get<ProblemDetails>(fileOf('creator'));
      expect(status).toBe(403);
      expect(body).toMatchObject({ code: 'content.locked', visibilityTier: 'creator' });
      expect(text).not.toContain('%PDF-');
      expect(await linkOf(caller, 'creator')).toBeUndefined();
    }
  });

  it('return 404 when the file is missing since the start', async () => {
    const path = join(assetsFolder, lost);
    renameSync(path, `${path}.away`);
    const { status, body } = await world
      .get<ProblemDetails>(fileOf('lost'))
      .finally(() => renameSync(`${path}.away`, path));
    expect([status, body.code]).toEqual([404, 'content.no-file']);
  });

  it('have no public URL', async () => {
    for (const path of [kept, `/downloads/..${kept}`, `/assets${kept}`])
      expect((await world.get(path)).status).toBe(404);
  });

  it('download for every visitor when they are free', async () => {
    const link = await linkOf(world, 'free');
    expect(link).toBe(fileOf('free'));
    expect(isPdf((await world.get(link ?? '')).text)).toBe(true);
  });

  it('download from a plain link, which cannot send a token', async () => {
    const link = (await linkOf(world.as(creator), 'creator')) ?? '';
    expect(link).toMatch(/\?key=/);
    expect(isPdf((await world.get(link)).text)).toBe(true);
    const key = link.slice(link.indexOf('?'));
    expect((await world.get(fileOf('visionary', key))).status).toBe(403);
    expect((await world.get(`${link.slice(0, -2)}AA`)).status).toBe(403);
  });

  it("return 403 for a link when the member's tier has ended", async () => {
    const member = await world.member({ tier: 'visionary' });
    const link = (await linkOf(world.as(member), 'visionary')) ?? '';
    expect((await world.get(link)).status).toBe(200);
    await world
      .as(await world.member({ roles: ['admin'] }))
      .post('/api/functions/admin-update-user-plan', { targetUserId: member.id, plan: 'free' });
    expect((await world.get(link)).status).toBe(403);
  });

  it('return 403 for a link when its session has ended, but not for links of other sessions', async () => {
    const member = await world.member({ tier: 'creator' });
    const [leaving, staying] = [await linkIn(member), await linkIn(await signedInAgain(member))];
    for (const link of [leaving, staying]) expect((await world.get(link)).status).toBe(200);
    await world.as(member).post('/api/auth/logout?scope=local');
    expect([(await world.get(leaving)).status, (await world.get(staying)).status]).toEqual([403, 200]);
    await world.as(await signedInAgain(member)).post('/api/auth/logout?scope=global');
    expect((await world.get(staying)).status).toBe(403);
  });

  it('return 403 for links of banned and deleted users', async () => {
    const admin = world.as(await world.member({ roles: ['admin'] }));
    const [banned, gone] = [await world.member({ tier: 'creator' }), await world.member({ tier: 'creator' })];
    const links = [await linkIn(banned), await linkIn(gone)];
    for (const link of links) expect((await world.get(link)).status).toBe(200);
    await admin.put(`/api/auth/admin/users/${banned.id}`, { ban_duration: '24h' });
    await admin.send('DELETE', `/api/auth/admin/users/${gone.id}`);
    for (const link of links) expect((await world.get(link)).status).toBe(403);
  });

  it.each(['elsewhere', 'gone', 'above'])('return 404 for a resource whose file is %s', async (name) => {
    const { status, body } = await world.get<ProblemDetails>(fileOf(name));
    expect({ status, code: body.code }).toEqual({ status: 404, code: 'content.no-file' });
  });

  it('return 404 when the id is not the id of a resource', async () => {
    expect((await world.get('/api/resources/01900000-0000-7000-8000-000000000000/file')).status).toBe(404);
    expect((await world.get('/api/resources/..%2F..%2Fetc/file')).status).toBe(404);
  });
});
