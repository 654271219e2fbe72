import type { RequiredEntityData } from '@mikro-orm/core';
import { eventKind } from './event/kind.ts';
import { lessonKind } from './lesson/kind.ts';
import { meditationKind } from './meditation/kind.ts';
import { moduleKind } from './module/kind.ts';
import { personKind } from './person/kind.ts';
import { programKind } from './program/kind.ts';
import type { KindDefinition } from './kind.ts';
import { reflectionKind } from './reflection/kind.ts';
import { replayKind } from './replay/kind.ts';
import { resourceKind } from './resource/kind.ts';

export const contentKinds = {
  programs: programKind,
  modules: moduleKind,
  lessons: lessonKind,
  events: eventKind,
  meditations: meditationKind,
  resources: resourceKind,
  people: personKind,
  reflections: reflectionKind,
  replays: replayKind,
};
export type ContentKind = keyof typeof contentKinds;

export const allKinds: readonly KindDefinition[] = Object.values(contentKinds);
export const publicKinds = allKinds.filter(({ hasPublicApi }) => hasPublicApi);

export const childKinds: Readonly<Partial<Record<string, ChildKind>>> = {
  programs: { kind: 'modules', field: 'programId', column: 'program_id' },
  modules: { kind: 'lessons', field: 'moduleId', column: 'module_id' },
  events: { kind: 'replays', field: 'eventId', column: 'event_id' },
};

interface ChildKind {
  readonly kind: ContentKind;
  readonly field: string;
  readonly column: string;
}

/** Rows of these tables are preserved while the content item is not published. */
export const dependentTables: Readonly<
  Partial<Record<string, readonly { readonly table: string; readonly column: string }[]>>
> = {
  events: [{ table: 'event_dates', column: 'event_id' }],
  reflections: [{ table: 'reflection_again', column: 'reflection_id' }],
};

type KindEntity<Name extends ContentKind> =
  (typeof contentKinds)[Name] extends KindDefinition<infer Of> ? Of['entity'] : never;

export type NewContent<Name extends ContentKind> = Omit<RequiredEntityData<KindEntity<Name>>, 'id'>;

export const getPageTags = (name: string): readonly string[] =>
  allKinds.find((kind) => kind.name === name)?.pageTags ?? [];

export const isContentKind = (name: string): name is ContentKind => Object.hasOwn(contentKinds, name);
