import type { ContentKind } from '../../domain/kinds.ts';
import type { ContentViews } from '../content.view.ts';
import { lessons, modules, programs } from './courses.ts';
import { events, meditations, resources } from './gatherings.ts';
import type { Shelf } from './shelf.ts';

/** How each kind is read. */
export const shelves: { readonly [Kind in ContentKind]: Shelf<ContentViews[Kind]> } = {
  programs,
  modules,
  lessons,
  events,
  meditations,
  resources,
};
