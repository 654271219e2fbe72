import { toggle } from '../fields/choice.tsx';
import { day } from '../fields/day.tsx';
import { multilineText, optionalUrl, text } from '../fields/text.tsx';
import * as column from './columns.tsx';
import { defineKind } from './kind.ts';

export const reflection = defineKind({
  name: 'reflections',
  one: 'reflection',
  order: 'latest first',
  columns: [column.title, column.date, column.sample],
  fields: {
    title: text('Title', { span: 12 }),
    date: day('Date'),
    text: multilineText('Text', 6),
    question: text('Question'),
    audioUrl: optionalUrl('Audio', { hint: 'Where it is read aloud.' }),
    isSample: toggle('Sample', { initial: false, hint: 'Shown as a sample.' }),
  },
  deletion: { question: 'Are you sure you want to delete this reflection?' },
});
