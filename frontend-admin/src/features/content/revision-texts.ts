import type { RevisionSummary } from './api/revisions.ts';
import type { FieldDefinitions } from './fields/field.ts';

const actions: Readonly<Record<RevisionSummary['action'], string>> = {
  saved: 'Saved',
  'draft-saved': 'Draft saved',
  published: 'Published',
  unpublished: 'Unpublished',
  restored: 'Restored',
  deleted: 'Deleted',
};

export function describeRevision({ action, author }: Pick<RevisionSummary, 'action' | 'author'>): string {
  if (author) return `${actions[action]} by ${author}`;
  const isScheduled = action === 'published' || action === 'unpublished';
  return isScheduled ? `${actions[action]} by a schedule` : actions[action];
}

export const labelChangedFields = (fields: FieldDefinitions, changed: readonly string[]): string =>
  Object.entries(fields)
    .filter(([name]) => changed.includes(name))
    .map(([, { label }]) => label)
    .join(', ');
