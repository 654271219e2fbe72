import { countCharacters } from '../text-length.ts';

export interface FieldRule {
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly format?: 'email';
  readonly messages: { readonly minLength?: string; readonly maxLength?: string; readonly format?: string };
}

export interface FieldError<Field extends string = string> {
  field: Field;
  message: string;
}

export function validateText(text: string, { minLength = 0, maxLength = Infinity, format, messages }: FieldRule) {
  const length = countCharacters(text);
  if (length < minLength) return formatMessage(messages.minLength, minLength);
  if (format === 'email' && !isEmail(text)) return messages.format;
  if (length > maxLength) return formatMessage(messages.maxLength, maxLength);
  return undefined;
}

export function findFirstFieldError<Field extends string>(
  rules: Readonly<Record<Field, FieldRule>>,
  texts: Readonly<Record<Field, string>>,
): FieldError<Field> | undefined {
  for (const field of Object.keys(rules) as Field[]) {
    const message = validateText(texts[field], rules[field]);
    if (message !== undefined) return { field, message };
  }
  return undefined;
}

const formatMessage = (message: string | undefined, limit: number): string | undefined =>
  message?.replace('{limit}', String(limit));

const EMAIL_PATTERN =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

const isEmail = (value: string): boolean => EMAIL_PATTERN.test(value);
