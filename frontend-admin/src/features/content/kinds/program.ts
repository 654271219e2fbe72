import { formatCount } from '../../../ui/format.ts';
import { createChoiceField, createToggleField } from '../fields/choice.tsx';
import { createPeopleField } from '../fields/people.tsx';
import {
  createOptionalUrlField,
  createOptionalMultilineTextField,
  createOptionalTextField,
  createSlugField,
  createTextField,
} from '../fields/text.tsx';
import { lengthColumn, moduleCountColumn, titleColumn } from './columns.tsx';
import { defineContentKind } from './kind.ts';

export const programKind = defineContentKind({
  name: 'programs',
  one: 'program',
  order: 'newest first',
  columns: [titleColumn, lengthColumn, moduleCountColumn],
  fields: {
    title: createTextField('Title'),
    slug: createSlugField('program-url-slug'),
    summary: createOptionalMultilineTextField('Summary', 2),
    longDescription: createOptionalMultilineTextField('Long description', 3),
    heroImage: createOptionalUrlField('Hero image', { span: 12 }),
    icon: createOptionalUrlField('Icon', { span: 12 }),
    durationLabel: createOptionalTextField('Length in words', { span: 12, placeholder: '6 weeks' }),
    opens: createChoiceField(
      'Lessons open',
      { all: 'All at once', 'in-order': 'In order', weekly: 'One module a week' },
      { initial: 'all' },
    ),
    isMembersOnly: createToggleField('Members only'),
    personIds: createPeopleField(),
  },
  deletion: {
    question: 'Are you sure you want to delete this program?',
    alsoDeletes: ({ moduleCount }) => (moduleCount > 0 ? `${formatCount(moduleCount, 'module')} with all lessons` : ''),
    asksForTitle: true,
  },
});
