import { demoPrograms } from './programs.ts';
import { demoReflections } from './reflections.ts';

const wordsIn = (text: string): number => text.split(/\s+/).length;
const lessons = demoPrograms.flatMap(({ modules }) => modules.flatMap((module) => module.lessons));

describe('the texts of the demo data', () => {
  it('are long enough for whoever reads a lesson', () => {
    for (const lesson of lessons)
      if ('paragraphs' in lesson) expect(wordsIn(lesson.paragraphs.join(' '))).toBeGreaterThanOrEqual(120);
    expect(lessons.filter((lesson) => 'film' in lesson)).toHaveLength(6);
  });

  it('are a reflection of two minutes for today, for the days before and for those to come', () => {
    const reflections = demoReflections(new Date('2026-11-22T12:00:00Z'));
    for (const { text } of reflections) {
      expect(wordsIn(String(text))).toBeGreaterThanOrEqual(120);
      expect(wordsIn(String(text))).toBeLessThanOrEqual(220);
    }
    const days = reflections.map(({ date }) => date).toSorted();
    expect(new Set(days).size).toBe(reflections.length);
    expect([days[0], days.at(-1)]).toEqual(['2026-11-02', '2026-12-12']);
    expect(reflections[0]).toMatchObject({ date: '2026-11-22', title: 'The moment before the name' });
  });
});
