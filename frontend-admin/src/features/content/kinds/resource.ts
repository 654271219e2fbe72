import { createChoiceField, createTierField } from '../fields/choice.tsx';
import { createMediaField } from '../fields/media.tsx';
import { createOptionalMultilineTextField, createTagsField, createTextField } from '../fields/text.tsx';
import * as column from './columns.tsx';
import { defineContentKind } from './kind.ts';

export const resourceKind = defineContentKind({
  name: 'resources',
  one: 'resource',
  order: 'newest first',
  columns: [column.resourceTitleColumn, column.typeColumn, column.visibilityTierColumn],
  fields: {
    title: createTextField('Title', { span: 12 }),
    type: createChoiceField(
      'Type',
      { pdf: 'PDF', workbook: 'Workbook', guide: 'Guide', template: 'Template', video: 'Video' },
      { initial: 'pdf' },
    ),
    url: createMediaField('URL', {
      types: ['pdf'],
      hint: 'Choose a file, or type a URL. A URL with /downloads/ is open to everyone.',
    }),
    description: createOptionalMultilineTextField('Description', 3),
    visibilityTier: createTierField(),
    tags: createTagsField({ span: 12 }),
  },
  deletion: { question: 'Are you sure you want to delete this resource?' },
});
