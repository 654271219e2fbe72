import { formatCount } from '../../../ui/format.ts';
import { createChoiceField, createToggleField } from '../fields/choice.tsx';
import { createOptionalMarkdownField } from '../fields/markdown.tsx';
import { createOptionalMediaField } from '../fields/media.tsx';
import { createPeopleField } from '../fields/people.tsx';
import {
  createOptionalMultilineTextField,
  createOptionalTextField,
  createSlugField,
  createTextField,
} from '../fields/text.tsx';
import { durationLabelColumn, moduleCountColumn, titleColumn } from './columns.tsx';
import { defineContentKind } from './kind.ts';

export const programKind = defineContentKind({
  name: 'programs',
  one: 'program',
  order: 'newest first',
  columns: [titleColumn, durationLabelColumn, moduleCountColumn],
  fields: {
    title: createTextField('Title'),
    slug: createSlugField('program-url-slug', { hint: 'The end of its URL: /programs/quiet-morning.' }),
    summary: createOptionalMultilineTextField('Summary', 2, {
      hint: 'One or two sentences for lists and search engines.',
    }),
    longDescription: createOptionalMarkdownField('Long description', { hint: 'Shown on the page of the program.' }),
    heroImage: createOptionalMediaField('Hero image', {
      types: ['image'],
      span: 12,
      hint: 'The large picture at the top of its page.',
    }),
    icon: createOptionalMediaField('Icon', {
      types: ['image'],
      span: 12,
      hint: 'A small picture for lists.',
    }),
    durationLabel: createOptionalTextField('Length in words', { span: 12, placeholder: '6 weeks' }),
    opens: createChoiceField(
      'Lessons open',
      { all: 'All at once', 'in-order': 'In order', weekly: 'One module a week' },
      { initial: 'all', hint: 'In order: each lesson opens after the one before it is completed.' },
    ),
    isMembersOnly: createToggleField('Members only', {
      hint: 'If on, only members with the Seeker plan or a higher one can open it.',
    }),
    personIds: createPeopleField(),
  },
  deletion: {
    question: 'Are you sure you want to delete this program?',
    alsoDeletes: ({ moduleCount }) => (moduleCount > 0 ? `${formatCount(moduleCount, 'module')} with all lessons` : ''),
    asksForTitle: true,
  },
});
