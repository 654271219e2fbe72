import { createChoiceField, createFreeAccessField, createTierField } from '../fields/choice.tsx';
import { createDurationField } from '../fields/duration.tsx';
import { createMediaField } from '../fields/media.tsx';
import { createPeopleField } from '../fields/people.tsx';
import { createOptionalMultilineTextField, createTagsField, createTextField } from '../fields/text.tsx';
import * as column from './columns.tsx';
import { defineContentKind } from './kind.ts';

export const meditationKind = defineContentKind({
  name: 'meditations',
  one: 'meditation',
  order: 'newest first',
  columns: [column.titleColumn, column.typeColumn, column.durationColumn, column.visibilityTierColumn],
  fields: {
    title: createTextField('Title', { span: 12 }),
    type: createChoiceField(
      'Type',
      { guided: 'Guided', soundbath: 'Sound bath', breathwork: 'Breathwork', visualization: 'Visualization' },
      { initial: 'guided' },
    ),
    url: createMediaField('URL', {
      types: ['audio'],
      span: 16,
      fills: 'durationSec',
      hint: 'A file of the library, or a URL of another site.',
    }),
    durationSec: createDurationField('Duration', 'url'),
    visibilityTier: createTierField(),
    isOpen: createFreeAccessField(),
    tags: createTagsField(),
    transcript: createOptionalMultilineTextField('Transcript', 3, {
      hint: 'What is said, with its times, in the format of captions (WebVTT).',
    }),
    personIds: createPeopleField(),
  },
  deletion: { question: 'Are you sure you want to delete this meditation?' },
});
