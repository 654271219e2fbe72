/** Only one value or array slice is in memory at a time. */
export async function* streamJson(value: unknown): AsyncGenerator<string> {
  if (typeof value === 'function') yield* streamJson(await (value as () => unknown)());
  else if (isAsyncIterable(value)) yield* streamArray(value);
  else if (hasStreamedParts(value)) yield* streamObject(value);
  else yield JSON.stringify(value) ?? 'null';
}

async function* streamArray(slices: AsyncIterable<readonly unknown[]>): AsyncGenerator<string> {
  let before = '[';
  for await (const slice of slices) {
    if (slice.length === 0) continue;
    yield before + slice.map((item) => JSON.stringify(item) ?? 'null').join(',');
    before = ',';
  }
  yield before === '[' ? '[]' : ']';
}

async function* streamObject(parts: object): AsyncGenerator<string> {
  let before = '{';
  for (const [name, part] of Object.entries(parts)) {
    if (part === undefined) continue;
    yield `${before}${JSON.stringify(name)}:`;
    yield* streamJson(part);
    before = ',';
  }
  yield before === '{' ? '{}' : '}';
}

const isAsyncIterable = (value: unknown): value is AsyncIterable<readonly unknown[]> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value;

const hasStreamedParts = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).some((part) => typeof part === 'function' || isAsyncIterable(part));
