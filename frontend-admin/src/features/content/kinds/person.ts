import { choice, toggle } from '../fields/choice.tsx';
import { order } from '../fields/number.tsx';
import { optionalUrl, optionalMultilineText, slug, text } from '../fields/text.tsx';
import * as column from './columns.tsx';
import { defineKind } from './kind.ts';

export const person = defineKind({
  name: 'people',
  one: 'person',
  order: 'by order',
  columns: [column.name, column.role, column.order, column.sample],
  fields: {
    title: text('Name', { span: 12 }),
    slug: slug('person-url-slug', { span: 12 }),
    line: text('Line', { hint: 'One line about them.' }),
    role: choice('Role', { teacher: 'Teacher', host: 'Host', both: 'Teacher and host' }, { initial: 'teacher' }),
    isMentor: toggle('Mentor', { initial: false, hint: 'Visionary members can ask for an hour.' }),
    orderNum: order(),
    portraitUrl: optionalUrl('Portrait', { hint: 'Without one a ring is drawn.' }),
    bio: optionalMultilineText('About', 3),
    isSample: toggle('Sample', { initial: false, hint: 'Shown as a sample person.' }),
  },
  deletion: { question: 'Are you sure you want to delete this person?' },
});
