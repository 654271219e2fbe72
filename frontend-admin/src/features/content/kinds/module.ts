import { formatCount } from '../../../ui/format.ts';
import { createTierField } from '../fields/choice.tsx';
import { createOptionalNumberField, createOrderField } from '../fields/number.tsx';
import { createParentField } from '../fields/parent.tsx';
import { createSlugField, createTextField } from '../fields/text.tsx';
import * as column from './columns.tsx';
import { defineContentKind } from './kind.ts';

export const moduleKind = defineContentKind({
  name: 'modules',
  one: 'module',
  order: 'by order',
  parent: { kind: 'programs', filter: 'program' },
  columns: [column.moduleTitleColumn, column.orderColumn, column.visibilityTierColumn],
  fields: {
    programId: createParentField('Program', 'programs'),
    title: createTextField('Title', { span: 12 }),
    slug: createSlugField('module-url-slug', { span: 12 }),
    orderNum: createOrderField(),
    visibilityTier: createTierField({
      span: 16,
      hint: 'Lessons may need a higher tier, but not a lower one unless they are open to everyone.',
    }),
    featured: createOptionalNumberField('Featured', {
      span: 24,
      hint: 'Place among the modules that Teachings shows first.',
    }),
  },
  deletion: {
    question: 'Are you sure? This will also delete all lessons in this module.',
    alsoDeletes: ({ lessonCount }) => (lessonCount > 0 ? formatCount(lessonCount, 'lesson') : ''),
  },
});
