import { normalText } from '../../kernel/normal-text.ts';
import { InvalidInput } from './problem.ts';

/** Passwords are compared in a form of their own, and accepted in the form in which they were typed when they were set. */
const asTyped = new Set(['password', 'current_password']);

const unstorable = 'This text holds a character that cannot be stored.';

interface Rules {
  /** What a text that belongs to no field is called in an error. */
  readonly name: string;
  /** NUL is left to the rules of the fields. */
  readonly allowsNul: boolean;
}

/** The only way for text into the product: NFC, without lone surrogates. Throws InvalidInput. */
export function readText(value: unknown, { name, allowsNul }: Rules): unknown {
  const textOf = (text: string, field: string): string => {
    if (!text.isWellFormed() || (!allowsNul && text.includes('\0')))
      throw new InvalidInput([{ field, message: unstorable }]);
    return normalText(text);
  };
  const read = (part: unknown, field: string, isTop: boolean): unknown => {
    if (typeof part === 'string') return textOf(part, field);
    if (Array.isArray(part)) return part.map((one) => read(one, field, false));
    if (!isPlain(part)) return part;
    return Object.fromEntries(
      Object.entries(part).map(([key, one]) => {
        const normal = read(one, key, false);
        return [textOf(key, field), isTop && asTyped.has(key) ? one : normal];
      }),
    );
  };
  return read(value, name, true);
}

function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
