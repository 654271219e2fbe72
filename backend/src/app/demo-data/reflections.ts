import { DateTime } from 'luxon';
import { institute } from '#kernel/institute.ts';
import type { NewContent } from '#modules/content/index.ts';
import { comingReflections } from './coming-reflections.ts';
import { pastReflections } from './past-reflections.ts';

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
    ...comingReflections.map((reflection, at) => on(reflection, at)),
    ...pastReflections.map((reflection, at) => on(reflection, -at - 1)),
  ];
}
