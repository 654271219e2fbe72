import { ApiProblem } from 'shell/api-problem';
import { formatDateTime } from '../../ui/format.ts';
import type { ContentValues } from './api/content.ts';
import type { FieldDefinitions } from './fields/field.ts';

export interface DeletionByOtherUser {
  canRestore: boolean;
  by: string | undefined;
  at: string | undefined;
}

export function parseDeletionError(error: unknown): DeletionByOtherUser | undefined {
  if (!(error instanceof ApiProblem)) return undefined;
  const { deletedBy: by, deletedAt: at } = error.details;
  if (error.code === 'content.in-trash')
    return {
      canRestore: true,
      by: typeof by === 'string' ? by : undefined,
      at: typeof at === 'string' ? at : undefined,
    };
  return error.code === 'content.not-found' ? { canRestore: false, by: undefined, at: undefined } : undefined;
}

export function describeDeletion(one: string, { by, at }: DeletionByOtherUser, now = new Date()): string {
  const when = at
    ? ` ${formatDateTime(at, { now })
        .replace(/^today, /, 'at ')
        .replace(/^(?=\d)/, 'on ')}`
    : '';
  return by ? `${by} deleted this ${one}${when}.` : `This ${one} was deleted${when}.`;
}

export const toPlainText = (fields: FieldDefinitions, values: ContentValues): string =>
  Object.entries(fields)
    .flatMap(([name, { label }]) => {
      const value = values[name];
      return typeof value === 'string' && value.trim() ? [`${label}\n${value}`] : [];
    })
    .join('\n\n');
