import type { SeededRandom } from './seeded-random.ts';

interface Schema {
  $ref?: string;
  type?: string;
  enum?: unknown[];
  format?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  oneOf?: Schema[];
  allOf?: Schema[];
}

const maxDepth = 6;
const wrongShare = 0.08;
const oddTexts = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\u202e',
  '𝕏'.repeat(50),
  '../../etc/passwd',
  "' or 1=1 --",
  '<script>',
  'é',
];
const hugeLength = 200_000;

export function createRandomValue(
  chance: SeededRandom,
  schema: Schema,
  schemas: Record<string, Schema>,
  depth = 0,
): unknown {
  if (depth > maxDepth) return null;
  if (chance.nextBoolean(wrongShare)) return createWrongValue(chance);
  const create = (inner: Schema) => createRandomValue(chance, inner, schemas, depth + 1);
  if (schema.$ref) return create(schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {});
  const variants = schema.oneOf ?? schema.allOf;
  if (variants) return create(chance.pickOne(variants));
  if (schema.enum) return chance.pickOne(schema.enum);
  if (schema.type === 'object' || schema.properties) {
    const wanted = Object.entries(schema.properties ?? {}).filter(
      ([name]) => schema.required?.includes(name) || chance.nextBoolean(0.5),
    );
    return Object.fromEntries(wanted.map(([name, property]) => [name, create(property)]));
  }
  if (schema.type === 'array')
    return Array.from({ length: chance.nextInteger(0, 3) }, () => create(schema.items ?? {}));
  if (schema.type === 'integer' || schema.type === 'number') return createNumber(chance);
  if (schema.type === 'boolean') return chance.nextBoolean(0.5);
  return createText(chance, schema.format);
}

export function randomText(chance: SeededRandom, maxLength: number): string {
  if (chance.nextBoolean(0.3)) return chance.pickOne(oddTexts).toWellFormed().slice(0, maxLength);
  const length = chance.nextInteger(0, maxLength);
  return Array.from({ length }, () => String.fromCodePoint(chance.nextInteger(32, 0x2fff))).join('');
}

function createText(chance: SeededRandom, format: string | undefined): string {
  if (format === 'uuid') return crypto.randomUUID();
  if (format === 'email') return `fuzz-${chance.nextInteger(1, 1e9)}@example.org`;
  if (format === 'date-time') return new Date(chance.between(-1e13, 1e13)).toISOString();
  return chance.nextBoolean(0.3) ? chance.pickOne(oddTexts) : randomText(chance, 80);
}

function createNumber(chance: SeededRandom): number {
  return chance.pickOne([0, 1, -1, 1.5, chance.nextInteger(0, 1000), 2 ** 31, 2 ** 53, 1e308]);
}

function createWrongValue(chance: SeededRandom): unknown {
  return chance.pickOne<unknown>([
    ...[null, true, 0, -1, 'x', [], {}, [[]], { $ne: null }, { constructor: { prototype: {} } }],
    'x'.repeat(hugeLength),
  ]);
}
