import { createChoiceField, createToggleField } from '../fields/choice.tsx';
import { createOptionalMarkdownField } from '../fields/markdown.tsx';
import { createOptionalMediaField } from '../fields/media.tsx';
import { createOrderField } from '../fields/number.tsx';
import { createSlugField, createTextField } from '../fields/text.tsx';
import * as column from './columns.tsx';
import { defineContentKind } from './kind.ts';

export const personKind = defineContentKind({
  name: 'people',
  one: 'person',
  order: 'by order',
  columns: [column.nameColumn, column.roleColumn, column.orderColumn, column.sampleColumn],
  fields: {
    title: createTextField('Name', { span: 12 }),
    slug: createSlugField('person-url-slug', { span: 12, hint: 'The end of their URL, such as ada-moon.' }),
    line: createTextField('Line', { hint: 'One line about them.' }),
    role: createChoiceField(
      'Role',
      { teacher: 'Teacher', host: 'Host', both: 'Teacher and host' },
      { initial: 'teacher' },
    ),
    isMentor: createToggleField('Mentor', { initial: false, hint: 'Visionary members can ask for an hour.' }),
    orderNum: createOrderField(),
    portraitUrl: createOptionalMediaField('Portrait', {
      types: ['image'],
      hint: 'Without a portrait, the page shows a ring.',
    }),
    bio: createOptionalMarkdownField('About'),
    isSample: createToggleField('Sample', { initial: false, hint: 'Shown as a sample person.' }),
  },
  deletion: { question: 'Are you sure you want to delete this person?' },
});
