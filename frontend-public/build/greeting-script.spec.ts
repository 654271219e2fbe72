import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { greetingScript } from './greeting-script.ts';

const strip = readFileSync(new URL('../src/features/dashboard/components/greeting-strip.tsx', import.meta.url), 'utf8');

test('places the greeting where the page renders it', () => {
  const classes = [...strip.matchAll(/className=(?:"([^"]+)"|\{`([^$]+) \$)/g)].map(
    ([, fixed, begun]) => fixed ?? begun,
  );
  assert.equal(classes.length, 3);
  for (const name of classes) assert.ok(greetingScript.includes(String(name)), name);
});
