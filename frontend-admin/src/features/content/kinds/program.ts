import { counted } from '../../../ui/words.ts';
import { choice, yesOrNo } from '../fields/choice.tsx';
import { people } from '../fields/people.tsx';
import { optionalAddress, optionalLines, optionalText, slug, text } from '../fields/text.tsx';
import { length, modules, title } from './columns.tsx';
import { defineKind } from './kind.ts';

export const program = defineKind({
  name: 'programs',
  one: 'program',
  order: 'newest first',
  columns: [title, length, modules],
  fields: {
    title: text('Title'),
    slug: slug('program-url-slug'),
    summary: optionalLines('Summary', 2),
    longDescription: optionalLines('Long description', 3),
    heroImage: optionalAddress('Hero image', { span: 12 }),
    icon: optionalAddress('Icon', { span: 12 }),
    durationLabel: optionalText('Length in words', { span: 12, placeholder: '6 weeks' }),
    opens: choice(
      'Lessons open',
      { all: 'All at once', 'in-order': 'In order', weekly: 'One module a week' },
      { initial: 'all' },
    ),
    isMembersOnly: yesOrNo('Members only'),
    personIds: people(),
  },
  deletion: {
    question: 'Are you sure you want to delete this program?',
    alsoDeletes: ({ moduleCount }) => (moduleCount > 0 ? `${counted(moduleCount, 'module')} with all lessons` : ''),
    asksForTitle: true,
  },
});
