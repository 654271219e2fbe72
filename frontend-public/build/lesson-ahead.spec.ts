import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { lessonAhead } from './lesson-ahead.ts';

const source = (path: string) => readFileSync(new URL(`../src/${path}`, import.meta.url), 'utf8');
const teachings = 'app/routes/members/teachings';

test('a lesson that is read stands where the page has it then', () => {
  const words = [...lessonAhead.matchAll(/class(?:Name = '|=")([^'"]+)/g)].flatMap(([, names = '']) =>
    names.split(' '),
  );
  const drawn = ['ui/crumb-head.tsx', 'features/content/components/taught-by.tsx']
    .concat(['read-lesson.tsx', 'open-lesson.tsx', 'plain-words.tsx'].map((file) => `${teachings}/${file}`))
    .map(source)
    .join();
  assert.ok(words.length > 40);
  for (const name of words) assert.ok(drawn.includes(name), name);
});
