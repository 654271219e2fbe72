import { Transform } from 'class-transformer';
import { IsOptional, ValidateBy } from 'class-validator';
import { hasLinkOrEmail, hasLetterOrDigit, cleanSingleLine } from '#kernel/visible-text.ts';
import { accountRules } from '../use-cases/accounts/account-rules.ts';

export type InputMetadata = Readonly<Record<string, unknown>>;

const maxNameLength = 50;
const getNameMissingMessage = (label: string): string => `${label} is required`;
const getNameTooLongMessage = (label: string, limit: string | number): string =>
  `${label} must be less than ${limit} characters`;

const buildNameSchema = (label: string) => ({
  type: 'string' as const,
  minLength: 1,
  maxLength: maxNameLength,
  'x-messages': { minLength: getNameMissingMessage(label), maxLength: getNameTooLongMessage(label, '{limit}') },
});

export const namePropertySchemas = {
  first_name: buildNameSchema('First name'),
  last_name: buildNameSchema('Last name'),
};

export const IsMetadata =
  (most: number): PropertyDecorator =>
  (target, key) => {
    IsOptional()(target, key);
    Transform(({ obj, key: field }) => withVisibleNames((obj as InputMetadata)[field]))(target, key);
    metadataRule((value) => findMetadataError(value, most, () => false))(target, key);
  };

export const IsOwnMetadata =
  ({ areNamesRequired = () => false }: { areNamesRequired?: () => boolean } = {}): PropertyDecorator =>
  (target, key) => {
    Transform(({ obj, key: field }) => {
      const given = withVisibleNames((obj as InputMetadata)[field]);
      return isObject(given) ? given : {};
    })(target, key);
    metadataRule((value) => findMetadataError(value, maxOwnMetadataBytes, areNamesRequired))(target, key);
  };

export const maxOwnMetadataBytes = 8192;
export const maxAppMetadataBytes = 2048;

export const requiresNamesAtSignUp = (): boolean => accountRules.areNamesRequired;

const metadataRule = (faultOf: (value: unknown) => string | undefined): PropertyDecorator =>
  ValidateBy({
    name: 'metadata',
    validator: {
      validate: (value: unknown) => faultOf(value) === undefined,
      defaultMessage: (args) => faultOf(args?.value) ?? '',
    },
  });

function withVisibleNames(value: unknown): unknown {
  if (!isObject(value)) return value;
  const names = Object.entries(value).filter(([name]) => name === 'first_name' || name === 'last_name');
  const visible = names.map(([name, text]) => [name, typeof text === 'string' ? cleanSingleLine(text) : text]);
  return { ...value, ...Object.fromEntries(visible) };
}

function findMetadataError(value: unknown, most: number, areNamesRequired: () => boolean): string | undefined {
  if (!isObject(value)) return 'Metadata must be an object';
  const { text, isStorable } = toJson(value);
  if (Buffer.byteLength(text) > most) return `Metadata must be less than ${most} bytes`;
  if (!isStorable) return 'Metadata must be text without control characters';
  const { first_name, last_name } = value;
  const isRequired = areNamesRequired();
  return findNameError('First name', first_name, isRequired) ?? findNameError('Last name', last_name, isRequired);
}

const isObject = (value: unknown): value is InputMetadata =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `isStorable` is false for a text with a NUL character, which PostgreSQL cannot store in JSON. */
function toJson(value: InputMetadata): { text: string; isStorable: boolean } {
  let isStorable = true;
  const text = JSON.stringify(value, (key, part: unknown) => {
    if ([key, part].some((one) => typeof one === 'string' && one.includes('\0'))) isStorable = false;
    return part;
  });
  return { text, isStorable };
}

function findNameError(label: string, name: unknown, isRequired: boolean): string | undefined {
  if (!isRequired && (name === undefined || name === null)) return undefined;
  if (typeof name !== 'string' || !hasLetterOrDigit(name)) return getNameMissingMessage(label);
  if ([...name].length > maxNameLength) return getNameTooLongMessage(label, maxNameLength);
  return hasLinkOrEmail(name) ? `${label} cannot be a link or an email` : undefined;
}
