import { choice, freeForEveryone, tier } from '../fields/choice.tsx';
import { seconds } from '../fields/number.tsx';
import { people } from '../fields/people.tsx';
import { url, optionalMultilineText, tags, text } from '../fields/text.tsx';
import * as column from './columns.tsx';
import { defineKind } from './kind.ts';

export const meditation = defineKind({
  name: 'meditations',
  one: 'meditation',
  order: 'newest first',
  columns: [column.title, column.type, column.duration, column.tier],
  fields: {
    title: text('Title', { span: 12 }),
    type: choice(
      'Type',
      { guided: 'guided', soundbath: 'soundbath', breathwork: 'breathwork', visualization: 'visualization' },
      { initial: 'guided' },
    ),
    url: url('URL', { span: 16 }),
    durationSec: seconds('Duration'),
    visibilityTier: tier(),
    isOpen: freeForEveryone(),
    tags: tags(),
    transcript: optionalMultilineText('Transcript', 3, { hint: 'WebVTT: what is said, with its times.' }),
    personIds: people(),
  },
  deletion: { question: 'Are you sure you want to delete this meditation?' },
});
