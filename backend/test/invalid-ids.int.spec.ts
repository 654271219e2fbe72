import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ApiCaller } from './http.ts';
import { World } from './world.ts';

interface Schema {
  readonly $ref?: string;
  readonly allOf?: readonly Schema[];
  readonly type?: string;
  readonly format?: string;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly minItems?: number;
  readonly items?: Schema;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
}
interface Operation {
  readonly requestBody?: { readonly content: { readonly 'application/json'?: { readonly schema: Schema } } };
  readonly parameters?: readonly { name: string; in: string; required: boolean; schema: Schema }[];
}
const { paths, components } = JSON.parse(readFileSync(join(__dirname, '../openapi.json'), 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};
const withWords = Object.entries(paths)
  .filter(([path]) => path.includes('{'))
  .flatMap(([path, operations]) => Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`));

const soon = new Date(Date.now() + 86_400_000).toISOString();
function sampleOf({ $ref, allOf: [whole] = [], ...schema }: Schema): unknown {
  const named = $ref ? components.schemas[$ref.split('/').at(-1) ?? ''] : whole;
  if (named) return sampleOf(named);
  if (schema.enum) return schema.enum[0];
  if (schema.format === 'uuid') return crypto.randomUUID();
  if (schema.format === 'date-time') return soon;
  if (schema.type === 'array') return Array.from({ length: schema.minItems ?? 0 }, () => sampleOf(schema.items ?? {}));
  if (schema.type === 'boolean') return true;
  if (schema.type === 'number' || schema.type === 'integer') return schema.minimum ?? 0;
  if (schema.type === 'string') return 'Some words';
  const asked = schema.required ?? [];
  return Object.fromEntries(asked.map((field) => [field, sampleOf(schema.properties?.[field] ?? {})]));
}

describe('a URL with an invalid id', () => {
  let world: World;
  let caller: ApiCaller;
  beforeAll(async () => {
    world = await World.start();
    caller = world.as(await world.member({ roles: ['admin'], tier: 'visionary' }));
  });
  afterAll(() => world.close());

  it.each(withWords)('returns a 4xx status: %s', async (operation) => {
    const [method = '', path = ''] = operation.split(' ');
    const { requestBody, parameters = [] } = paths[path]?.[method.toLowerCase()] ?? {};
    const json = requestBody?.content['application/json'];
    const body = json && JSON.stringify(sampleOf(json.schema));
    const asked = parameters.filter((parameter) => parameter.in === 'query' && parameter.required);
    const query = new URLSearchParams(
      Object.fromEntries(asked.map(({ name, schema }) => [name, String(sampleOf(schema))])),
    );
    for (const word of ['not-an-id', '%00', 'a%00b', '%F0%9F%8C%99']) {
      const { status } = await caller.send(method, `${path.replace(/\{\w+\}/g, word)}?${query}`, body);
      expect({ word, isRefused: status >= 400 && status < 500 }).toEqual({ word, isRefused: true });
    }
  });
});
