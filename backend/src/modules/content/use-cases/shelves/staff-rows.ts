import type { ContentKind } from '../../domain/kinds.ts';
import type { StaffViews } from '../staff.view.ts';
import type { Row } from './shelf.ts';

const every = ['id', 'title', 'updatedAt'] as const;
const library = ['type', 'url', 'visibilityTier', 'tags', 'createdAt'] as const;

/** What staff see of a row; a column is its field in snake_case. */
const fields: { readonly [Kind in ContentKind]: readonly (keyof StaffViews[Kind])[] } = {
  programs: [
    ...every,
    ...(['slug', 'summary', 'longDescription', 'heroImage', 'icon'] as const),
    ...(['isMembersOnly', 'durationLabel', 'moduleCount', 'createdAt'] as const),
  ],
  modules: [...every, 'slug', 'programId', 'programTitle', 'orderNum', 'visibilityTier', 'lessonCount'],
  lessons: [
    ...every,
    ...(['slug', 'moduleId', 'moduleTitle', 'orderNum', 'visibilityTier'] as const),
    ...(['videoUrl', 'durationSec', 'summary', 'transcript', 'reflectionPrompt'] as const),
  ],
  events: [
    ...every,
    ...(['slug', 'startsAt', 'endsAt', 'zone', 'recurrence', 'isVirtual', 'location'] as const),
    ...(['zoomLink', 'description', 'visibilityTier', 'category'] as const),
  ],
  meditations: [...every, ...library, 'durationSec'],
  resources: [...every, ...library, 'description'],
};

const columnOf = (field: string): string => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Times come out of the database in its own words. */
const shown = (field: string, value: unknown): unknown =>
  field.endsWith('At') ? new Date(value as string).toISOString() : value;

export const staffRow = <Kind extends ContentKind>(kind: Kind, row: Row): StaffViews[Kind] =>
  Object.fromEntries(
    (fields[kind] as readonly string[]).map((field) => [field, shown(field, row[columnOf(field)])]),
  ) as unknown as StaffViews[Kind];
