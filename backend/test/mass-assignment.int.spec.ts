import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ApiCaller } from './http.ts';
import type { ProblemDetails } from '#platform/http/problem.ts';
import { World } from './world.ts';

interface Body {
  readonly content: Readonly<Record<string, { readonly schema: { readonly $ref?: string } }>>;
}
const { paths, components } = JSON.parse(readFileSync(join(__dirname, '../openapi.json'), 'utf8')) as {
  paths: Record<string, Record<string, { requestBody?: Body }>>;
  components: { schemas: Record<string, { properties?: object }> };
};
const writing = Object.entries(paths).flatMap(([path, operations]) =>
  Object.entries(operations).flatMap(([method, { requestBody }]) =>
    requestBody ? [`${method.toUpperCase()} ${path}`] : [],
  ),
);
function askedFor(method: string, path: string): string[] {
  const body = paths[path]?.[method.toLowerCase()]?.requestBody;
  const [content] = Object.values(body?.content ?? {});
  const schema = content?.schema.$ref?.split('/').at(-1) ?? '';
  return Object.keys(components.schemas[schema]?.properties ?? {});
}
const smuggled = {
  id: '01900000-0000-7000-8000-000000000000',
  role: 'admin',
  roles: ['admin'],
  plan: 'visionary',
  is_admin: true,
  email_confirmed_at: '2020-01-01T00:00:00Z',
  app_metadata: { roles: ['admin'] },
  created_at: '2020-01-01T00:00:00Z',
};

describe('unknown fields', () => {
  let world: World;
  let admin: ApiCaller;
  beforeAll(async () => {
    world = await World.start();
    admin = world.as(await world.member({ roles: ['admin'], tier: 'visionary' }));
  });
  afterAll(() => world.close());

  it.each(writing.filter((operation) => !operation.includes('/api/auth/')))(
    'are each rejected at %s',
    async (operation) => {
      const [method = '', path = ''] = operation.split(' ');
      const { status, body, text } = await admin.send<ProblemDetails>(method, path, JSON.stringify(smuggled));
      expect(status).toBe(400);
      const known = askedFor(method, path);
      const unasked = Object.keys(smuggled).filter((field) => !known.includes(field));
      // Form endpoints return an HTML page with the errors, and other endpoints return JSON.
      const onPage = unasked.filter((field) => text.includes(`property ${field} `));
      const refused = text.startsWith('<!doctype') ? onPage : body.errors?.map(({ field }) => field);
      expect(refused).toEqual(expect.arrayContaining(unasked));
    },
  );

  it('are ignored by the sign-up protocol, and stored only as metadata inside `data`', async () => {
    const email = 'smuggler@example.org';
    const account = {
      email,
      password: 'correct horse battery',
      data: { first_name: 'Sly', last_name: 'Fox', ...smuggled },
    };
    const { status, body } = await world.post<{ user: { id: string } }>('/api/auth/signup', {
      ...account,
      ...smuggled,
    });
    expect(status).toBe(200);
    expect(body.user.id).not.toBe(smuggled.id);
    const [row] = await world.sql<Record<string, unknown>>('select * from users where email = $1', [email]);
    expect(row).toMatchObject({ id: body.user.id, email_confirmed_at: null });
    expect((row?.['created_at'] as Date).getFullYear()).toBeGreaterThan(2020);
    expect(await world.sql('select 1 from user_roles where user_id = $1', [body.user.id])).toHaveLength(0);
    expect(row?.['metadata']).toEqual(smuggled);
    expect(JSON.stringify({ ...row, metadata: null })).not.toContain('visionary');
  });
});
