import { NotAllowedInPreview } from './preview-errors.ts';
import type { PreviewScope } from './preview-scope.ts';

const readPattern = /^\s*(?:select|with)\b/i;
const writePattern = /\b(?:insert\s+into|update\s+\S+\s+set|delete\s+from)\b/i;
const withPattern = /^\s*with\s+/i;

export function addPreviewedRows(statement: string, { tables }: Pick<PreviewScope, 'tables'>): string {
  if (!readPattern.test(statement) || writePattern.test(statement)) throw new NotAllowedInPreview();
  if (tables === '') return statement;
  return withPattern.test(statement)
    ? statement.replace(withPattern, () => `with ${tables}, `)
    : `with ${tables} ${statement}`;
}
