import { choice, tier } from '../fields/choice.tsx';
import { url, optionalMultilineText, tags, text } from '../fields/text.tsx';
import * as column from './columns.tsx';
import { defineKind } from './kind.ts';

export const resource = defineKind({
  name: 'resources',
  one: 'resource',
  order: 'newest first',
  columns: [column.resourceTitle, column.type, column.tier],
  fields: {
    title: text('Title', { span: 12 }),
    type: choice(
      'Type',
      { pdf: 'pdf', workbook: 'workbook', guide: 'guide', template: 'template', video: 'video' },
      { initial: 'pdf' },
    ),
    url: url('URL', { hint: 'Or /library/… for a file of the library, /downloads/… for one that is free.' }),
    description: optionalMultilineText('Description', 3),
    visibilityTier: tier(),
    tags: tags({ span: 12 }),
  },
  deletion: { question: 'Are you sure you want to delete this resource?' },
});
