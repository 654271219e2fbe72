import { eventKind } from './event.ts';
import type { ContentKind } from './kind.ts';
import { lessonKind } from './lesson.ts';
import { meditationKind } from './meditation.ts';
import { moduleKind } from './module.ts';
import { personKind } from './person.ts';
import { programKind } from './program.ts';
import { reflectionKind } from './reflection.ts';
import { replayKind } from './replay.ts';
import { resourceKind } from './resource.ts';

export const contentKinds: readonly ContentKind[] = [
  programKind,
  moduleKind,
  lessonKind,
  eventKind,
  meditationKind,
  resourceKind,
  personKind,
  reflectionKind,
  replayKind,
];
