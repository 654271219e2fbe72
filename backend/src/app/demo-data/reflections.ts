import { DateTime } from 'luxon';
import { institute } from '#kernel/institute.ts';
import type { NewContent } from '#modules/content/index.ts';
import { reflectionsAhead } from './reflections-ahead.ts';
import { reflectionsBefore } from './reflections-before.ts';

export interface DemoReflection {
  readonly title: string;
  readonly question: string;
  readonly paragraphs: readonly string[];
}

export function demoReflections(now: Date): NewContent<'reflections'>[] {
  const today = DateTime.fromJSDate(now, { zone: institute.timeZone });
  const on = ({ title, question, paragraphs }: DemoReflection, days: number) => ({
    ...{ title, question, text: paragraphs.join('\n\n'), isSample: true },
    date: today.plus({ days }).toFormat('yyyy-LL-dd'),
  });
  return [
    ...reflectionsAhead.map((reflection, at) => on(reflection, at)),
    ...reflectionsBefore.map((reflection, at) => on(reflection, -at - 1)),
  ];
}
