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

/** The table of content kinds: each row gives a kind its lists, its URLs and its controllers. */
export const kinds = { programs, modules, lessons, events, meditations, resources, people, reflections, replays };
export type ContentKind = keyof typeof kinds;

type KindEntity<Name extends ContentKind> = (typeof kinds)[Name] extends Kind<infer Of> ? Of['entity'] : never;

/** The values of a new piece as the database takes them; a parent is given by its id. */
export type NewContent<Name extends ContentKind> = Omit<RequiredEntityData<KindEntity<Name>>, 'id'>;

/** The tags of the public pages that show pieces of a kind. */
export const pageTags = (name: string): readonly string[] =>
  Object.values(kinds).find((kind) => kind.name === name)?.pageTags ?? [];
