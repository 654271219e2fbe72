import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { scaleForLoad } from 'stand-ins/scale-for-load';
import type { ProblemDetails } from '#platform/http/problem.ts';
import type { ApiCaller } from './http.ts';
import { Editor, type ContentItem } from './makers/editor.ts';
import { World } from './world.ts';

interface Schema {
  readonly format?: string;
  readonly items?: Schema;
}
interface Operation {
  readonly parameters?: readonly { readonly in: string; readonly name: string; readonly schema: Schema }[];
  readonly requestBody?: { readonly content: Record<string, { readonly schema: { readonly $ref?: string } }> };
}
const { paths, components } = JSON.parse(readFileSync(join(__dirname, '../openapi.json'), 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, { properties?: Record<string, Schema> }> };
};

const isDateTime = ({ format, items }: Schema): boolean => format === 'date-time' || items?.format === 'date-time';

const fields = Object.entries(paths).flatMap(([path, operations]) =>
  Object.entries(operations).flatMap(([method, { parameters = [], requestBody }]) => {
    const operation = `${method.toUpperCase()} ${path}`;
    const body = requestBody?.content['application/json']?.schema.$ref?.split('/').at(-1) ?? '';
    const inBody = Object.entries(components.schemas[body]?.properties ?? {}).flatMap(([name, schema]) =>
      isDateTime(schema) ? [{ operation, name, isList: Boolean(schema.items), isQuery: false }] : [],
    );
    const inQuery = parameters.flatMap(({ in: place, name, schema }) =>
      place === 'query' && isDateTime(schema) ? [{ operation, name, isList: false, isQuery: true }] : [],
    );
    return [...inBody, ...inQuery];
  }),
);

const impossible = [
  '2026-11-25T10:00:00+24:00',
  '2026-11-25T10:00:00+99:59',
  '2026-02-30T10:00:00Z',
  '2026-11-25T24:00:00Z',
  '2026-11-25T10:00:00',
  '0000-01-01T00:00:00Z',
  '+010000-01-01T00:00:00Z',
  'infinity',
  '1',
];

describe('date-times from outside', () => {
  let world: World;
  let editor: Editor;
  let staff: ApiCaller;
  let series: ContentItem;
  beforeAll(async () => {
    world = await World.start();
    editor = await Editor.signUp(world);
    staff = world.as(await world.member({ roles: ['admin'], tier: 'visionary' }));
    const draft = { ...(await editor.draft('events')), recurrence: 'FREQ=WEEKLY;BYDAY=WE' };
    series = (await editor.create('events', draft)).body;
  });
  afterAll(() => world.close());

  it.each(fields)('$operation returns 400 for an impossible $name', async ({ operation, name, isList, isQuery }) => {
    const [method = '', path = ''] = operation.split(' ');
    const url = path.replace(/\{\w+\}/g, series.id);
    for (const text of impossible) {
      const query = isQuery ? `?${new URLSearchParams({ [name]: text }).toString()}` : '';
      const body = isQuery ? undefined : JSON.stringify({ [name]: isList ? [text, text, text] : text });
      const { status, body: problem } = await staff.send<ProblemDetails>(method, `${url}${query}`, body);
      expect({ text, status }).toEqual({ text, status: 400 });
      expect(problem.errors?.map(({ field }) => field)).toContain(name);
    }
  });

  it('responds to other users within a second while an editor sends impossible dates', async () => {
    const reader = world.as(await world.member({ tier: 'seeker' }));
    const date = '2026-11-25T10:00:00+24:00';
    const times = { startsAt: date, endsAt: '2026-11-25T11:00:00+24:00' };
    const dates = `events/${series.id}/dates`;
    const replay = { ...(await editor.draft('replays')), eventId: series.id };
    const { body: stored } = await editor.create('replays', await editor.draft('replays'));
    const attacks: [method: string, path: string, body: object][] = [
      ['POST', `${dates}/cancel`, { date }],
      ['POST', `${dates}/restore`, { date }],
      ['POST', dates, times],
      ['PUT', dates, { date, ...times }],
      ['POST', 'replays', { ...replay, startsAt: date }],
      ['PATCH', `replays/${stored.id}`, { startsAt: date }],
      ['POST', 'events', { ...(await editor.draft('events')), ...times }],
      ['PATCH', `events/${series.id}`, times],
      ['POST', dates, { startsAt: '2099-11-25T10:00:00Z', endsAt: '2099-11-25T11:00:00Z' }],
      ['POST', 'replays', { ...replay, startsAt: '2099-11-25T10:00:00Z' }],
    ];
    for (const [method, path, body] of attacks) {
      const attack = editor.caller.send<ProblemDetails>(method, `/api/admin/${path}`, JSON.stringify(body));
      const begun = performance.now();
      expect((await reader.get('/api/circles')).status).toBe(200);
      expect(performance.now() - begun).toBeLessThan(scaleForLoad(1_000));
      const { status, body: problem } = await attack;
      expect({ method, path, status }).toEqual({ method, path, status: 400 });
      expect(problem.detail).toMatch(/^(Date|Start|The start) must be|^This date is not over yet/);
    }
  });
});
