import type { Values } from '../api/content.ts';
import { choice, tier, toggle } from '../fields/choice.tsx';
import { end, start, zone } from '../fields/date-time.tsx';
import { optionalNumber } from '../fields/number.tsx';
import { people } from '../fields/people.tsx';
import { recurrence } from '../fields/recurrence.tsx';
import { optionalUrl, optionalMultilineText, optionalText, slug, text } from '../fields/text.tsx';
import { category, eventTitle, starts, tier as tierColumn } from './columns.tsx';
import { defineKind } from './kind.ts';

const isVirtual = (typed: Values) => typed['isVirtual'] === true;

export const event = defineKind({
  name: 'events',
  one: 'event',
  order: 'newest first',
  columns: [eventTitle, starts, category, tierColumn],
  fields: {
    title: text('Title', { span: 12 }),
    slug: slug('event-url-slug', { span: 12 }),
    startsAt: start(),
    endsAt: end(),
    zone: zone('America/New_York'),
    recurrence: recurrence(),
    category: choice(
      'Category',
      { workshop: 'workshop', circle: 'circle', retreat: 'retreat', webinar: 'webinar' },
      { initial: 'workshop' },
    ),
    visibilityTier: tier(),
    isVirtual: toggle('Virtual', { span: 8 }),
    zoomLink: optionalUrl('Zoom link', {
      span: 16,
      isShown: isVirtual,
      hint: 'Members reach it by the Join button.',
    }),
    location: optionalText('Location', { span: 16, isShown: (typed) => !isVirtual(typed) }),
    capacity: optionalNumber('Capacity', { hint: 'How many people may come to one date. Empty: no limit.' }),
    description: optionalMultilineText('Description', 3),
    personIds: people(),
  },
  deletion: { question: 'Are you sure you want to delete this event?' },
});
