import { createFreeAccessField, createTierField } from '../fields/choice.tsx';
import { createOptionalMarkdownField } from '../fields/markdown.tsx';
import { createDurationField } from '../fields/duration.tsx';
import { createOptionalMediaField } from '../fields/media.tsx';
import { createOrderField } from '../fields/number.tsx';
import { createParentField } from '../fields/parent.tsx';
import { createPeopleField } from '../fields/people.tsx';
import { createOptionalMultilineTextField, createSlugField, createTextField } from '../fields/text.tsx';
import * as column from './columns.tsx';
import { defineContentKind } from './kind.ts';

export const lessonKind = defineContentKind({
  name: 'lessons',
  one: 'lesson',
  order: 'by order',
  parent: { kind: 'modules', filter: 'module' },
  columns: [column.lessonTitleColumn, column.orderColumn, column.durationColumn, column.visibilityTierColumn],
  fields: {
    moduleId: createParentField('Module', 'modules'),
    title: createTextField('Title'),
    slug: createSlugField('lesson-url-slug', { hint: 'The end of its URL, such as quiet-morning.' }),
    orderNum: createOrderField(),
    visibilityTier: createTierField({ span: 16 }),
    isOpen: createFreeAccessField({ span: 24 }),
    videoUrl: createOptionalMediaField('Video', {
      types: ['video'],
      span: 16,
      fills: 'durationSec',
      hint: 'A file of the library, or a URL of another site.',
    }),
    durationSec: createDurationField('Duration', 'videoUrl', {
      hint: 'Of the video. For a text, it is the reading time.',
    }),
    summary: createOptionalMultilineTextField('Summary', 2, {
      hint: 'One or two sentences for lists and search engines.',
    }),
    chapters: createOptionalMultilineTextField('Chapters', 2, {
      placeholder: '0:00 Arriving',
      hint: 'One on each line: time and title.',
    }),
    transcript: createOptionalMarkdownField('Transcript', {
      hint: 'What is said in the video. With times (WebVTT, the format of captions) it is also shown as captions.',
    }),
    reflectionPrompt: createOptionalMultilineTextField('Reflection prompt', 2, {
      hint: 'A question below the lesson. Members answer it in their journal.',
    }),
    personIds: createPeopleField(),
  },
  deletion: { question: 'Are you sure you want to delete this lesson?' },
});
