import { countText } from '../../../ui/format.ts';
import { choice, toggle } from '../fields/choice.tsx';
import { people } from '../fields/people.tsx';
import { optionalUrl, optionalMultilineText, optionalText, slug, text } from '../fields/text.tsx';
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
    summary: optionalMultilineText('Summary', 2),
    longDescription: optionalMultilineText('Long description', 3),
    heroImage: optionalUrl('Hero image', { span: 12 }),
    icon: optionalUrl('Icon', { span: 12 }),
    durationLabel: optionalText('Length in words', { span: 12, placeholder: '6 weeks' }),
    opens: choice(
      'Lessons open',
      { all: 'All at once', 'in-order': 'In order', weekly: 'One module a week' },
      { initial: 'all' },
    ),
    isMembersOnly: toggle('Members only'),
    personIds: people(),
  },
  deletion: {
    question: 'Are you sure you want to delete this program?',
    alsoDeletes: ({ moduleCount }) => (moduleCount > 0 ? `${countText(moduleCount, 'module')} with all lessons` : ''),
    asksForTitle: true,
  },
});
