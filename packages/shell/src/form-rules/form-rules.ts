import { lengthOf } from '../text-length.ts';

/** What the API description says of a field. Lengths are in characters as people count them: an emoji is one. */
export interface FieldRule {
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly format?: 'email';
  /** By keyword; `{limit}` stands for the number of the keyword. */
  readonly messages: { readonly minLength?: string; readonly maxLength?: string; readonly format?: string };
}

export interface FieldFault<Field extends string = string> {
  field: Field;
  message: string;
}

/** The first rule that a text breaks, in the server's words; undefined where it breaks none. */
export function faultIn(text: string, { minLength = 0, maxLength = Infinity, format, messages }: FieldRule) {
  const length = lengthOf(text);
  if (length < minLength) return inWords(messages.minLength, minLength);
  if (format === 'email' && !isAddress(text)) return messages.format;
  if (length > maxLength) return inWords(messages.maxLength, maxLength);
  return undefined;
}

/** The first field with a fault, in the order of the rules; it is the only one shown. */
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

/** What an address must look like: the browser's own rule for email fields, with a domain that has a dot. */
const ADDRESS = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

/** Whether somebody could be written to there; the server has the last word. */
const isAddress = (value: string): boolean => ADDRESS.test(value);
