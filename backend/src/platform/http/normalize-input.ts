import { normalizeText } from '#kernel/normalize-text.ts';
import { InvalidInput } from './problem.ts';

/** Old passwords were stored as typed, so passwords are normalized only at the comparison. */
const unnormalizedFields = new Set(['password', 'current_password']);

const unstorableTextMessage = 'This text contains a character that cannot be stored.';

interface NormalizationRules {
  readonly name: string;
  readonly allowsNul: boolean;
}

export function normalizeInput(value: unknown, { name, allowsNul }: NormalizationRules): unknown {
  const textOf = (text: string, field: string): string => {
    if (!text.isWellFormed() || (!allowsNul && text.includes('\0')))
      throw new InvalidInput([{ field, message: unstorableTextMessage }]);
    return normalizeText(text);
  };
  const read = (part: unknown, field: string, isTop: boolean): unknown => {
    if (typeof part === 'string') return textOf(part, field);
    if (Array.isArray(part)) return part.map((one) => read(one, field, false));
    if (!isPlainObject(part)) return part;
    return Object.fromEntries(
      Object.entries(part).map(([key, one]) => {
        const normal = read(one, key, false);
        return [textOf(key, field), isTop && unnormalizedFields.has(key) ? one : normal];
      }),
    );
  };
  return read(value, name, true);
}

function isPlainObject(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
