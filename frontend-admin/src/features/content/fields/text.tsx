import slugify from '@sindresorhus/slugify';
import { Input, Select } from 'antd';
import type { Field } from './field.ts';

type Options = Partial<Pick<Field<never>, 'span' | 'hint'>> & { placeholder?: string };
type OptionalOptions = Options & { isShown?: NonNullable<Field<never>['isShown']> };

const emptyIsNull = (typed: unknown): string | null => (typeof typed === 'string' && typed !== '' ? typed : null);

export const text = (label: string, { placeholder, ...options }: Options = {}): Field<string> => ({
  label,
  isOptional: false,
  span: 24,
  control: <Input placeholder={placeholder} />,
  initial: '',
  ...options,
});

export const optionalText = (
  label: string,
  { placeholder, ...options }: OptionalOptions = {},
): Field<string | null> => ({
  label,
  isOptional: true,
  span: 24,
  control: <Input placeholder={placeholder} />,
  initial: null,
  fromForm: emptyIsNull,
  ...options,
});

export const optionalMultilineText = (
  label: string,
  minRows: number,
  { placeholder, ...options }: Options = {},
): Field<string | null> => ({
  ...optionalText(label, options),
  control: <Input.TextArea placeholder={placeholder} autoSize={{ minRows, maxRows: 16 }} />,
});

export const multilineText = (label: string, minRows: number): Field<string> => ({
  ...text(label),
  control: <Input.TextArea autoSize={{ minRows, maxRows: 16 }} />,
});

const urlHint = { placeholder: 'https://' };

export const url = (label: string, options: Options = {}) => text(label, { ...urlHint, ...options });
export const optionalUrl = (label: string, options: OptionalOptions = {}) =>
  optionalText(label, { ...urlHint, ...options });

/**
 * Titles in scripts such as Japanese and Hebrew cannot be converted to Latin letters, so the editor must type the slug.
 */
const missingSlug = 'Type a slug in Latin letters, such as quiet-morning';

/** Last segment of the page's URL, derived from the title until the user changes it. */
export const slug = (placeholder: string, options: Options = {}): Field<string> => ({
  ...text('Slug', { placeholder, ...options }),
  follows: {
    field: 'title',
    make: (title) => slugify(title).slice(0, 100).replace(/-$/, ''),
    missing: missingSlug,
  },
});

export const tags = (options: Options = {}): Field<string[] | null> => ({
  label: 'Tags',
  isOptional: true,
  span: 24,
  control: <Select mode="tags" tokenSeparators={[',']} open={false} suffixIcon={null} />,
  initial: null,
  hint: 'Separate them with commas.',
  toForm: (value) => value ?? [],
  fromForm: (typed) => (Array.isArray(typed) && typed.length > 0 ? (typed as string[]) : null),
  inWords: (value) => value?.join(', ') ?? '–',
  ...options,
});
