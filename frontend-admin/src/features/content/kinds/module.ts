import { countText } from '../../../ui/format.ts';
import { tier } from '../fields/choice.tsx';
import { optionalNumber, order } from '../fields/number.tsx';
import { parent } from '../fields/parent.tsx';
import { slug, text } from '../fields/text.tsx';
import * as column from './columns.tsx';
import { defineKind } from './kind.ts';

export const module = defineKind({
  name: 'modules',
  one: 'module',
  order: 'by order',
  parent: { kind: 'programs', filter: 'program' },
  columns: [column.title, column.program, column.order, column.tier],
  fields: {
    programId: parent('Program', 'programs'),
    title: text('Title', { span: 12 }),
    slug: slug('module-url-slug', { span: 12 }),
    orderNum: order(),
    visibilityTier: tier({
      span: 16,
      hint: 'Lessons may need a higher tier, but not a lower one unless they are open to everyone.',
    }),
    featured: optionalNumber('Featured', { span: 24, hint: 'Place among the modules that Teachings shows first.' }),
  },
  deletion: {
    question: 'Are you sure? This will also delete all lessons in this module.',
    alsoDeletes: ({ lessonCount }) => (lessonCount > 0 ? countText(lessonCount, 'lesson') : ''),
  },
});
