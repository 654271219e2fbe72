import { createToggleField } from '../fields/choice.tsx';
import { createDateField } from '../fields/day.tsx';
import { createMarkdownField } from '../fields/markdown.tsx';
import { createOptionalUrlField, createTextField } from '../fields/text.tsx';
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
    audioUrl: createOptionalUrlField('Audio', { hint: 'Where it is read aloud.' }),
    isSample: createToggleField('Sample', { initial: false, hint: 'Shown as a sample.' }),
  },
  deletion: { question: 'Are you sure you want to delete this reflection?' },
});
