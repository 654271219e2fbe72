import { IsOptional, ValidateBy } from 'class-validator';

export type GivenMetadata = Readonly<Record<string, unknown>>;

/** They travel in every access token, so they must be small. */
const mostCharacters = 4096;
const longestName = 50;

/** A small object; names in it follow the rules of names. */
export const Metadata = (): PropertyDecorator => (target, key) => {
  IsOptional()(target, key);
  ValidateBy({
    name: 'metadata',
    validator: {
      validate: (value: unknown) => faultIn(value) === undefined,
      defaultMessage: (args) => faultIn(args?.value) ?? '',
    },
  })(target, key);
};

function faultIn(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'Metadata must be an object';
  const text = JSON.stringify(value);
  if (text.length > mostCharacters) return 'Metadata must be less than 4096 characters';
  if (text.includes('\\u0000')) return 'Metadata must be text without control characters'; // PostgreSQL's JSON holds no NUL
  const { first_name, last_name } = value as GivenMetadata;
  return nameFault('First name', first_name) ?? nameFault('Last name', last_name);
}

function nameFault(label: string, name: unknown): string | undefined {
  if (name === undefined || name === null) return undefined;
  if (typeof name !== 'string' || name.trim() === '') return `${label} is required`;
  return name.length > longestName ? `${label} must be less than 50 characters` : undefined;
}
