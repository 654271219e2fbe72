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

type KindEntity<Name extends ContentKind> = (typeof kinds)[Name] extends Kind<infer Of> ? Of['entity'] : never;

/** Values of a new piece of content in database form; a parent is given by its id. */
export type NewContent<Name extends ContentKind> = Omit<RequiredEntityData<KindEntity<Name>>, 'id'>;

/** Tags of the public pages that show content of this kind. */
export const pageTags = (name: string): readonly string[] =>
  Object.values(kinds).find((kind) => kind.name === name)?.pageTags ?? [];
