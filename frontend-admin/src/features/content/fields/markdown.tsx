import { MarkdownInput } from '../../editor/markdown-input.tsx';
import type { FormFieldDefinition } from './field.ts';
import { createOptionalTextField, createTextField } from './text.tsx';

type Options = Partial<Pick<FormFieldDefinition<never>, 'hint'>>;

export const createMarkdownField = (label: string): FormFieldDefinition<string> => ({
  ...createTextField(label),
  control: <MarkdownInput label={label} />,
});

export const createOptionalMarkdownField = (
  label: string,
  options: Options = {},
): FormFieldDefinition<string | null> => ({
  ...createOptionalTextField(label, options),
  control: <MarkdownInput label={label} />,
});
