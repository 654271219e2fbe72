import type { RequiredEntityData } from '@mikro-orm/core';
import { events } from './event/kind.ts';
import { lessons } from './lesson/kind.ts';
import { meditations } from './meditation/kind.ts';
import { modules } from './module/kind.ts';
import { people } from './person/kind.ts';
import { programs } from './program/kind.ts';
import type { Kind } from './kind.ts';
import { reflections } from './reflection/kind.ts';
import { replays } from './replay/kind.ts';
import { resources } from './resource/kind.ts';

/** All kinds of content. Each row defines the lists, the URLs and the controllers of a kind. */
export const kinds = { programs, modules, lessons, events, meditations, resources, people, reflections, replays };
export type ContentKind = keyof typeof kinds;

/** Kind of the children of a piece, and the field of a child with the id of its parent. */
export const childKinds: Readonly<Partial<Record<string, { readonly kind: ContentKind; readonly field: string }>>> = {
  programs: { kind: 'modules', field: 'programId' },
  modules: { kind: 'lessons', field: 'moduleId' },
  events: { kind: 'replays', field: 'eventId' },
};

/** Tables whose rows belong to a piece but are not pieces; they are preserved while the piece is not published. */
export const dependentTables: Readonly<
  Partial<Record<string, readonly { readonly table: string; readonly column: string }[]>>
> = {
  events: [{ table: 'event_dates', column: 'event_id' }],
  reflections: [{ table: 'reflection_again', column: 'reflection_id' }],
};

type KindEntity<Name extends ContentKind> = (typeof kinds)[Name] extends Kind<infer Of> ? Of['entity'] : never;

/** Values of a new piece of content in database form; a parent is given by its id. */
export type NewContent<Name extends ContentKind> = Omit<RequiredEntityData<KindEntity<Name>>, 'id'>;

/** Tags of the public pages that show content of this kind. */
export const pageTags = (name: string): readonly string[] =>
  Object.values(kinds).find((kind) => kind.name === name)?.pageTags ?? [];

export const isContentKind = (name: string): name is ContentKind => Object.hasOwn(kinds, name);
