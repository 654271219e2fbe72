import { lengthOf } from '../text-length.ts';

export interface FieldRule {
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly format?: 'email';
  readonly messages: { readonly minLength?: string; readonly maxLength?: string; readonly format?: string };
}

export interface FieldFault<Field extends string = string> {
  field: Field;
  message: string;
}

/** Returns the server's message for the first broken rule; undefined if the text is valid. */
export function faultIn(text: string, { minLength = 0, maxLength = Infinity, format, messages }: FieldRule) {
  const length = lengthOf(text);
  if (length < minLength) return inWords(messages.minLength, minLength);
  if (format === 'email' && !isAddress(text)) return messages.format;
  if (length > maxLength) return inWords(messages.maxLength, maxLength);
  return undefined;
}

export function firstFault<Field extends string>(
  rules: Readonly<Record<Field, FieldRule>>,
  texts: Readonly<Record<Field, string>>,
): FieldFault<Field> | undefined {
  for (const field of Object.keys(rules) as Field[]) {
    const message = faultIn(texts[field], rules[field]);
    if (message !== undefined) return { field, message };
  }
  return undefined;
}

const inWords = (message: string | undefined, limit: number): string | undefined =>
  message?.replace('{limit}', String(limit));

/** The browsers' own pattern for email fields, plus a domain with a dot. */
const ADDRESS = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

const isAddress = (value: string): boolean => ADDRESS.test(value);
