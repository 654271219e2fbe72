import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Tier } from '#kernel/tier.ts';
import { assets } from '#platform/site/folders.ts';
import { consciousLiving } from './program-conscious-living.ts';
import { foundations } from './program-foundations.ts';
import { unityPractices } from './program-unity-practices.ts';
import { unityVentures } from './program-unity-ventures.ts';

interface AnyLesson {
  readonly title: string;
  readonly summary: string;
  readonly reflectionPrompt: string;
}

/** A lesson has a film, or a text: short in the code, long in a file of `assets/demo-texts`. */
export type DemoLesson = AnyLesson &
  ({ readonly film: string } | { readonly paragraphs: readonly string[] } | { readonly textFile: string });

export interface DemoModule {
  readonly title: string;
  readonly tier: Tier;
  /** Its place among the four that Teachings shows first. */
  readonly featured?: number;
  readonly lessons: readonly DemoLesson[];
}

export interface DemoProgram {
  readonly title: string;
  readonly slug: string;
  readonly summary: string;
  readonly longDescription: string;
  readonly durationLabel: string;
  readonly modules: readonly DemoModule[];
}

/** In the order in which they were added: a path that begins with the foundations. */
export const demoPrograms: readonly DemoProgram[] = [foundations, consciousLiving, unityPractices, unityVentures];

/** The text of a lesson, its paragraphs divided by empty lines; undefined for a film. */
export function textOf(lesson: DemoLesson): string | undefined {
  if ('film' in lesson) return undefined;
  if ('paragraphs' in lesson) return lesson.paragraphs.join('\n\n');
  return readFileSync(join(assets, 'demo-texts', lesson.textFile), 'utf8').trim();
}
