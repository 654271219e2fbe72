import type { ContentKind } from '../../domain/kinds.ts';
import type { LiveEvent } from '../../domain/event.entity.ts';
import type { Lesson } from '../../domain/lesson.entity.ts';
import type { Meditation } from '../../domain/meditation.entity.ts';
import type { ProgramModule } from '../../domain/module.entity.ts';
import type { Program } from '../../domain/program.entity.ts';
import type { Resource } from '../../domain/resource.entity.ts';

type Written<Entity, Else extends keyof Entity = never> = Partial<
  Omit<Entity, Else | 'id' | 'createdAt' | 'updatedAt'>
>;

/**
 * What staff write of one piece of content. A field left out takes its default in a new piece, and stays as it is in one
 * that is changed. Parents are given by their ids, times as RFC 3339.
 */
export interface Drafts {
  programs: Written<Program>;
  modules: Written<ProgramModule, 'program'> & { programId?: string };
  lessons: Written<Lesson, 'module'> & { moduleId?: string };
  events: Written<LiveEvent, 'startsAt' | 'endsAt'> & { startsAt?: string; endsAt?: string };
  meditations: Written<Meditation>;
  resources: Written<Resource>;
}
export type Draft<Kind extends ContentKind> = Drafts[Kind];
