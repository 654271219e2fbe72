import { createToggleField } from '../fields/choice.tsx';
import { createDateField } from '../fields/day.tsx';
import { createMarkdownField } from '../fields/markdown.tsx';
import { createOptionalMediaField } from '../fields/media.tsx';
import { createTextField } from '../fields/text.tsx';
import * as column from './columns.tsx';
import { defineContentKind } from './kind.ts';

export const reflectionKind = defineContentKind({
  name: 'reflections',
  one: 'reflection',
  order: 'latest first',
  columns: [column.titleColumn, column.dateColumn, column.sampleColumn],
  fields: {
    title: createTextField('Title', { span: 12 }),
    date: createDateField('Date'),
    text: createMarkdownField('Text'),
    question: createTextField('Question'),
    audioUrl: createOptionalMediaField('Audio', { types: ['audio'], hint: 'A recording of the text, read aloud.' }),
    isSample: createToggleField('Sample', { initial: false, hint: 'Shown as a sample.' }),
  },
  deletion: { question: 'Are you sure you want to delete this reflection?' },
});
