const injectionPattern = /"design:paramtypes", \[([^\]]*)\]\)\s*\], (\w+)\);/g;

/** Names all classes that inject each other in a circle, because the error of Node names only one of them. */
export function describeInjectionCircle(
  error: unknown,
  readCompiledFiles: () => readonly string[],
): string | undefined {
  const message = error instanceof Error ? error.message : '';
  const [, unloaded] = /^Cannot access '(\w+)' before initialization$/.exec(message) ?? [];
  if (unloaded === undefined) return undefined;
  const circle = findCircle(unloaded, mapInjectedClasses(readCompiledFiles()));
  return circle && `These classes inject each other: ${circle.join(' -> ')}`;
}

function mapInjectedClasses(files: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const found = files.flatMap((code) => [...code.matchAll(injectionPattern)]);
  return new Map(
    found.map(([, types = '', name = '']) => [
      name,
      [...types.matchAll(/typeof (\w+) ===/g)].map(([, type = '']) => type),
    ]),
  );
}

function findCircle(start: string, injected: ReadonlyMap<string, readonly string[]>): readonly string[] | undefined {
  const seen = new Set<string>();
  const paths = [[start]];
  for (let path = paths.shift(); path; path = paths.shift())
    for (const next of injected.get(path.at(-1) ?? '') ?? []) {
      if (next === start) return [...path, start];
      if (!seen.has(next)) paths.push([...path, next]);
      seen.add(next);
    }
  return undefined;
}
