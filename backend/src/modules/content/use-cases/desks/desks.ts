import type { ContentKind } from '../../domain/kinds.ts';
import type { Entities } from '../add-content.ts';
import { lessons, modules, programs } from './courses.ts';
import type { Desk } from './desk.ts';
import type { Draft } from './draft.ts';
import { events, meditations, resources } from './gatherings.ts';

/** How each kind is written. */
export const desks: { readonly [Kind in ContentKind]: Desk<Draft<Kind>, Entities[Kind]> } = {
  programs,
  modules,
  lessons,
  events,
  meditations,
  resources,
};
