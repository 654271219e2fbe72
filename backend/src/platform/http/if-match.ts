import { parseDateTime, type ValidDate } from './date-time.ts';
import { InvalidInput } from './problem.ts';

export function parseIfMatch(header: string | undefined): ValidDate | undefined {
  if (header === undefined || header === '*') return undefined;
  const version = parseDateTime(header.replace(/^(W\/)?"(.*)"$/, '$2'));
  if (!version) throw new InvalidInput([{ field: 'If-Match', message: 'If-Match must be the quoted updatedAt' }]);
  return version;
}
