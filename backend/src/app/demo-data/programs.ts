import type { Tier } from '../../kernel/tier.ts';
import { consciousLiving } from './program-conscious-living.ts';
import { foundations } from './program-foundations.ts';
import { unityPractices } from './program-unity-practices.ts';

/** Title, minutes, summary, transcript, reflection prompt. */
export type DemoLesson = readonly [title: string, minutes: number, summary: string, transcript: string, prompt: string];

export interface DemoModule {
  readonly title: string;
  readonly tier: Tier;
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

const unityVentures: DemoProgram = {
  title: 'Unity Ventures',
  slug: 'unity-ventures',
  summary: 'For people who build: work that serves, begun and carried together.',
  longDescription:
    'An open workshop for projects that begin from oneness. You bring what you are building, or the wish to build; a small circle listens, asks and helps. There is no fixed course: each venture sets its own pace.',
  durationLabel: 'Ongoing, flexible',
  modules: [],
};

/** In the order in which they were added: a path that begins with the foundations. */
export const demoPrograms: readonly DemoProgram[] = [foundations, consciousLiving, unityPractices, unityVentures];
