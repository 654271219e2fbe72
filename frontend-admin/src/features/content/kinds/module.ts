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
    slug: createSlugField('module-url-slug', { span: 12, hint: 'The end of its URL, such as the-breath.' }),
    orderNum: createOrderField(),
    visibilityTier: createTierField({
      span: 16,
      hint: 'Members with this plan or a higher one can open it. A lesson cannot have a lower one, unless it is open to everyone.',
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
