import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Tier } from '#kernel/tier.ts';
import { demoTextsFolder, readDemoTexts } from './read-demo-texts.ts';

interface DemoLessonBase {
  readonly title: string;
  readonly summary: string;
  readonly reflectionPrompt: string;
}

export type DemoLesson = DemoLessonBase &
  ({ readonly film: string } | { readonly paragraphs: readonly string[] } | { readonly textFile: string });

export interface DemoProgramModule {
  readonly title: string;
  readonly tier: Tier;
  readonly featured?: number;
  readonly lessons: readonly DemoLesson[];
}

export interface DemoProgram {
  readonly title: string;
  readonly slug: string;
  readonly summary: string;
  readonly longDescription: string;
  readonly durationLabel: string;
  readonly modules: readonly DemoProgramModule[];
}

export const { programs: demoPrograms } = readDemoTexts<{ programs: readonly DemoProgram[] }>('programs');

export function readLessonText(lesson: DemoLesson): string | undefined {
  if ('film' in lesson) return undefined;
  if ('paragraphs' in lesson) return lesson.paragraphs.join('\n\n');
  return readFileSync(join(demoTextsFolder, lesson.textFile), 'utf8').trim();
}
