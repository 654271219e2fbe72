import { event } from './event.ts';
import type { ContentKind } from './kind.ts';
import { lesson } from './lesson.ts';
import { meditation } from './meditation.ts';
import { module } from './module.ts';
import { person } from './person.ts';
import { program } from './program.ts';
import { reflection } from './reflection.ts';
import { resource } from './resource.ts';

export const kinds: readonly ContentKind[] = [program, module, lesson, event, meditation, resource, person, reflection];
