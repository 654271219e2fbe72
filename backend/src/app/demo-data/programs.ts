import type { Tier } from '../../kernel/tier.ts';
import { consciousLiving } from './program-conscious-living.ts';
import { foundations } from './program-foundations.ts';
import { unityPractices } from './program-unity-practices.ts';
import { unityVentures } from './program-unity-ventures.ts';

interface AnyLesson {
  readonly title: string;
  readonly summary: string;
  readonly reflectionPrompt: string;
}

/** A lesson to watch has a film of ours; the others are to be read, and tried for some minutes. */
export type DemoLesson = AnyLesson &
  ({ readonly film: string } | { readonly minutes: number; readonly paragraphs: readonly string[] });

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
