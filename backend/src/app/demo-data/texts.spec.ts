import { Ajv } from 'ajv';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { demoTextsFolder } from './read-demo-texts.ts';
import { renderProse, toPlainText } from '#platform/markdown/prose.ts';
import { buildDemoEvents } from './events.ts';
import { demoPrograms, readLessonText } from './programs.ts';
import { buildDemoReflections } from './reflections.ts';

const wordsIn = (text: string): number => text.split(/\s+/).length;
const lessons = demoPrograms.flatMap(({ modules }) => modules.flatMap((module) => module.lessons));

const files = readdirSync(demoTextsFolder).filter((file) => file.endsWith('.json') && file !== 'schema.json');
const parse = (file: string) => JSON.parse(readFileSync(join(demoTextsFolder, file), 'utf8')) as { $schema?: string };

describe('demo texts', () => {
  it.each(files)('have the form of the schema in %s', (file) => {
    const ajv = new Ajv({ strictRequired: false }).addSchema(parse('schema.json') as object);
    const content = parse(file);
    const name = `#/$defs/${file.replace('.json', '')}`;
    expect(content.$schema).toBe(`./schema.json${name}`);
    ajv.validate(`demo-texts${name}`, content);
    expect(ajv.errors).toBeNull();
  });

  it('have at least 120 words in each lesson without a film', () => {
    for (const lesson of lessons) {
      const text = readLessonText(lesson);
      if (text !== undefined) expect(wordsIn(text)).toBeGreaterThanOrEqual(120);
    }
    expect(lessons.filter((lesson) => 'film' in lesson)).toHaveLength(6);
  });

  it('have 600 to 1,200 words in each lesson of Foundations of Oneness without a film', () => {
    const [foundations] = demoPrograms;
    expect(foundations?.title).toBe('Foundations of Oneness');
    const counts = foundations?.modules
      .flatMap((module) => module.lessons)
      .map(readLessonText)
      .filter((text) => text !== undefined)
      .map(wordsIn);
    expect(counts).toHaveLength(7);
    expect(counts?.filter((count) => count < 600 || count > 1_200)).toEqual([]);
  });

  it('include a two-minute reflection for today, for past and for coming days', () => {
    const reflections = buildDemoReflections(new Date('2026-11-22T12:00:00Z'));
    for (const { text } of reflections) {
      expect(wordsIn(String(text))).toBeGreaterThanOrEqual(120);
      expect(wordsIn(String(text))).toBeLessThanOrEqual(220);
    }
    const days = reflections.map(({ date }) => date).toSorted();
    expect(new Set(days).size).toBe(reflections.length);
    expect([days[0], days.at(-1)]).toEqual(['2026-11-02', '2026-12-12']);
    expect(reflections[0]).toMatchObject({ date: '2026-11-22', title: 'The moment before the name' });
  });

  it('are shown as paragraphs, without headings, lists or other formats', () => {
    const now = new Date('2026-11-22T12:00:00Z');
    const texts = [
      ...demoPrograms.map(({ longDescription }) => longDescription),
      ...lessons.map((lesson) => readLessonText(lesson) ?? ''),
      ...buildDemoEvents(now).map(({ description }) => description ?? ''),
      ...buildDemoReflections(now).map(({ text }) => text),
    ];
    for (const text of texts.map(String)) {
      expect(toPlainText(text)).toBe(text);
      expect(renderProse(text).replaceAll(/<\/?p>|<br \/>/g, '')).not.toContain('<');
    }
  });
});
