import { freeForEveryone, tier } from '../fields/choice.tsx';
import { order, seconds } from '../fields/number.tsx';
import { parent } from '../fields/parent.tsx';
import { people } from '../fields/people.tsx';
import { optionalUrl, optionalMultilineText, slug, text } from '../fields/text.tsx';
import * as column from './columns.tsx';
import { defineKind } from './kind.ts';

export const lesson = defineKind({
  name: 'lessons',
  one: 'lesson',
  order: 'by order',
  parent: { kind: 'modules', filter: 'module' },
  columns: [column.title, column.module, column.order, column.duration, column.tier],
  fields: {
    moduleId: parent('Module', 'modules'),
    title: text('Title'),
    slug: slug('lesson-url-slug'),
    orderNum: order(),
    visibilityTier: tier({ span: 16 }),
    isOpen: freeForEveryone({ span: 24 }),
    videoUrl: optionalUrl('Video URL', { span: 16 }),
    durationSec: seconds('Duration', { hint: 'Of the film. A text gets its reading time.' }),
    summary: optionalMultilineText('Summary', 2),
    chapters: optionalMultilineText('Chapters', 2, {
      placeholder: '0:00 Arriving',
      hint: 'One on each line: time and title.',
    }),
    transcript: optionalMultilineText('Transcript', 3, { hint: 'Text, or WebVTT for captions.' }),
    reflectionPrompt: optionalMultilineText('Reflection prompt', 2),
    personIds: people(),
  },
  deletion: { question: 'Are you sure you want to delete this lesson?' },
});
