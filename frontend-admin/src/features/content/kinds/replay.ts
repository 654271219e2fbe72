import { createOptionalMarkdownField } from '../fields/markdown.tsx';
import { createSecondsField } from '../fields/number.tsx';
import { createParentField } from '../fields/parent.tsx';
import { createReplayDateField } from '../fields/replay-date.tsx';
import {
  createOptionalMultilineTextField,
  createOptionalUrlField,
  createTextField,
  createUrlField,
} from '../fields/text.tsx';
import * as column from './columns.tsx';
import { defineContentKind } from './kind.ts';

export const replayKind = defineContentKind({
  name: 'replays',
  one: 'replay',
  order: 'newest first',
  columns: [column.replayTitleColumn, column.recordedColumn, column.durationColumn],
  fields: {
    eventId: createParentField('Event', 'events'),
    startsAt: createReplayDateField(),
    durationSec: createSecondsField('Duration'),
    title: createTextField('Title'),
    videoUrl: createUrlField('Video URL', { span: 12, hint: 'The film of the recording.' }),
    soundUrl: createOptionalUrlField('Sound URL', { span: 12, hint: 'Members may store it on a device.' }),
    summary: createOptionalMultilineTextField('Summary', 2),
    chapters: createOptionalMultilineTextField('Chapters', 2, {
      placeholder: '0:00 Arriving',
      hint: 'One on each line: time and title.',
    }),
    transcript: createOptionalMarkdownField('Transcript', { hint: 'Text, or WebVTT for captions.' }),
  },
  deletion: { question: 'Are you sure you want to delete this replay?' },
});
