import type { ContentValues } from '../api/content.ts';
import { createChoiceField, createTierField, createToggleField } from '../fields/choice.tsx';
import { createEndField, createStartField, createTimeZoneField } from '../fields/date-time.tsx';
import { createOptionalMarkdownField } from '../fields/markdown.tsx';
import { createOptionalMediaField } from '../fields/media.tsx';
import { createOptionalNumberField } from '../fields/number.tsx';
import { createPeopleField } from '../fields/people.tsx';
import { createRecurrenceField } from '../fields/recurrence.tsx';
import { createOptionalUrlField, createOptionalTextField, createSlugField, createTextField } from '../fields/text.tsx';
import { categoryColumn, eventTitleColumn, startTimeColumn, visibilityTierColumn as tierColumn } from './columns.tsx';
import { defineContentKind } from './kind.ts';

const isVirtual = (typed: ContentValues) => typed['isVirtual'] === true;

export const eventKind = defineContentKind({
  name: 'events',
  one: 'event',
  order: 'newest first',
  columns: [eventTitleColumn, startTimeColumn, categoryColumn, { ...tierColumn, from: 'wide' }],
  fields: {
    title: createTextField('Title', { span: 12 }),
    slug: createSlugField('event-url-slug', {
      span: 12,
      hint: 'The end of its URL: /events/evening-of-silence.',
    }),
    startsAt: createStartField(),
    endsAt: createEndField(),
    zone: createTimeZoneField('America/New_York'),
    recurrence: createRecurrenceField(),
    category: createChoiceField(
      'Category',
      { workshop: 'Workshop', circle: 'Circle', retreat: 'Retreat', webinar: 'Webinar' },
      { initial: 'workshop' },
    ),
    visibilityTier: createTierField(),
    isVirtual: createToggleField('Virtual', { span: 8, hint: 'Online, not at a place.' }),
    zoomLink: createOptionalUrlField('Zoom link', {
      span: 16,
      isShown: isVirtual,
      hint: 'Members reach it by the Join button.',
    }),
    location: createOptionalTextField('Location', { span: 16, isShown: (typed) => !isVirtual(typed) }),
    capacity: createOptionalNumberField('Capacity', { hint: 'How many people may come to one date. Empty: no limit.' }),
    description: createOptionalMarkdownField('Description'),
    pictureUrl: createOptionalMediaField('Picture', {
      types: ['image'],
      hint: 'Shown on its page and in the list of events. Without a picture, they show a sky.',
    }),
    personIds: createPeopleField(),
  },
  deletion: { question: 'Are you sure you want to delete this event?' },
});
