import { Input, Select } from 'antd';
import type { FormFieldDefinition } from './field.ts';
import { makeSlug } from '../../../ui/make-slug.ts';
import { SlugInput } from './slug.tsx';

type Options = Partial<Pick<FormFieldDefinition<never>, 'span' | 'hint'>> & { placeholder?: string };
type OptionalOptions = Options & { isShown?: NonNullable<FormFieldDefinition<never>['isShown']> };

const emptyIsNull = (typed: unknown): string | null => (typeof typed === 'string' && typed !== '' ? typed : null);

export const createTextField = (
  label: string,
  { placeholder, ...options }: Options = {},
): FormFieldDefinition<string> => ({
  label,
  isOptional: false,
  span: 24,
  control: <Input placeholder={placeholder} />,
  initial: '',
  ...options,
});

export const createOptionalTextField = (
  label: string,
  { placeholder, ...options }: OptionalOptions = {},
): FormFieldDefinition<string | null> => ({
  label,
  isOptional: true,
  span: 24,
  control: <Input placeholder={placeholder} />,
  initial: null,
  fromForm: emptyIsNull,
  ...options,
});

export const createOptionalMultilineTextField = (
  label: string,
  minRows: number,
  { placeholder, ...options }: Options = {},
): FormFieldDefinition<string | null> => ({
  ...createOptionalTextField(label, options),
  control: <Input.TextArea placeholder={placeholder} autoSize={{ minRows, maxRows: 16 }} />,
});

const urlHint = { placeholder: 'https://' };

export const createOptionalUrlField = (label: string, options: OptionalOptions = {}) =>
  createOptionalTextField(label, { ...urlHint, ...options });

export const createSlugField = (
  placeholder: string,
  options: Options & { hint: string },
): FormFieldDefinition<string> => ({
  ...createTextField('Slug', options),
  control: <SlugInput placeholder={placeholder} />,
  follows: { field: 'title', make: makeSlug },
});

export const createTagsField = (options: Options = {}): FormFieldDefinition<string[] | null> => ({
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
