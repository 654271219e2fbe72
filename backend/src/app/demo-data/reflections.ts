import { DateTime } from 'luxon';
import { institute } from '#kernel/institute.ts';
import type { NewContent } from '#modules/content/index.ts';
import { readDemoTexts } from './read-demo-texts.ts';

export interface DemoReflection {
  readonly title: string;
  readonly question: string;
  readonly paragraphs: readonly string[];
}

const { coming, past } = readDemoTexts<Record<'coming' | 'past', readonly DemoReflection[]>>('reflections');

export function buildDemoReflections(now: Date): NewContent<'reflections'>[] {
  const today = DateTime.fromJSDate(now, { zone: institute.timeZone });
  const on = ({ title, question, paragraphs }: DemoReflection, days: number) => ({
    ...{ title, question, text: paragraphs.join('\n\n'), isSample: true },
    date: today.plus({ days }).toFormat('yyyy-LL-dd'),
  });
  return [
    ...coming.map((reflection, at) => on(reflection, at)),
    ...past.map((reflection, at) => on(reflection, -at - 1)),
  ];
}
