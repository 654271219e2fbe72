import { createOptionalMarkdownField } from '../fields/markdown.tsx';
import { createDurationField } from '../fields/duration.tsx';
import { createMediaField, createOptionalMediaField } from '../fields/media.tsx';
import { createParentField } from '../fields/parent.tsx';
import { createReplayDateField } from '../fields/replay-date.tsx';
import { createOptionalMultilineTextField, createTextField } from '../fields/text.tsx';
import * as column from './columns.tsx';
import { defineContentKind } from './kind.ts';

export const replayKind = defineContentKind({
  name: 'replays',
  one: 'replay',
  order: 'newest first',
  columns: [column.replayTitleColumn, column.recordingTimeColumn, column.durationColumn],
  fields: {
    eventId: createParentField('Event', 'events'),
    startsAt: createReplayDateField(),
    durationSec: createDurationField('Duration', 'videoUrl'),
    title: createTextField('Title'),
    videoUrl: createMediaField('Video URL', {
      types: ['video'],
      span: 12,
      fills: 'durationSec',
      hint: 'The video of the recording.',
    }),
    soundUrl: createOptionalMediaField('Audio URL', {
      types: ['audio'],
      span: 12,
      hint: 'Members may store it on a device.',
    }),
    summary: createOptionalMultilineTextField('Summary', 2),
    chapters: createOptionalMultilineTextField('Chapters', 2, {
      placeholder: '0:00 Arriving',
      hint: 'One on each line: time and title.',
    }),
    transcript: createOptionalMarkdownField('Transcript', { hint: 'Text, or WebVTT for captions.' }),
  },
  deletion: { question: 'Are you sure you want to delete this replay?' },
});
