import type { Article, Book, BreadcrumbList, Course, Event, FAQPage } from 'schema-dts';
import type { Event as EventRow, Program } from '../features/content/api/content.ts';
import type { Letter } from '../features/letters/api/letters.ts';
import { brand } from '../frame/brand.ts';
import { toEventScheduleFields } from './schema-dates.ts';
import { createInstituteSchema, type SchemaObject } from './schema-org.ts';

export function courseSchema(program: Program, site: string): SchemaObject<Course> {
  const { title, slug, summary, heroPicture, isMembersOnly } = program;
  const url = `${site}/programs/${encodeURIComponent(slug)}`;
  return {
    '@type': 'Course',
    name: title,
    description: summary ?? title,
    url,
    image: `${site}${heroPicture?.sizes.at(-1)?.webp ?? `/og/programs/${encodeURIComponent(slug)}.png`}`,
    inLanguage: 'en',
    isAccessibleForFree: !isMembersOnly,
    provider: createInstituteSchema(site),
    offers: { '@type': 'Offer', category: isMembersOnly ? 'Subscription' : 'Free', url: `${site}/membership` },
    hasCourseInstance: { '@type': 'CourseInstance', courseMode: 'Online', inLanguage: 'en' },
  };
}

/** The result must never include the link that members use to join. */
export function eventSchema(event: EventRow, site: string): SchemaObject<Event> {
  const { title, slug, descriptionPlain, picture, startsAt, endsAt, isVirtual, location, visibilityTier } = event;
  const pictureUrl = picture?.sizes.at(-1)?.webp;
  const url = `${site}/events/${encodeURIComponent(slug)}`;
  return {
    '@type': 'Event',
    name: title,
    description: descriptionPlain ?? title,
    url,
    image: `${site}${pictureUrl ?? `/og/events/${encodeURIComponent(slug)}.png`}`,
    startDate: startsAt,
    endDate: endsAt,
    ...toEventScheduleFields(event),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: isVirtual
      ? 'https://schema.org/OnlineEventAttendanceMode'
      : 'https://schema.org/OfflineEventAttendanceMode',
    location: isVirtual
      ? { '@type': 'VirtualLocation', url }
      : { '@type': 'Place', name: location ?? brand.place, address: location ?? brand.place },
    isAccessibleForFree: visibilityTier === 'free',
    organizer: createInstituteSchema(site),
  };
}

export const articleSchema = ({ slug, title, teaser, sentAt }: Letter, site: string): SchemaObject<Article> => ({
  '@type': 'Article',
  headline: title,
  description: teaser || title,
  url: `${site}/letters/${slug}`,
  image: `${site}/og/letters/${slug}.png`,
  datePublished: sentAt,
  inLanguage: 'en',
  author: createInstituteSchema(site),
  publisher: createInstituteSchema(site),
});

export const bookSchema = (site: string): SchemaObject<Book> => ({
  '@type': 'Book',
  name: `${brand.book.title}: ${brand.book.subtitle}`,
  url: `${site}/book`,
  image: `${site}/og/book.png`,
  inLanguage: 'en',
  author: createInstituteSchema(site),
  publisher: createInstituteSchema(site),
  offers: brand.book.shops.map(({ name, href }) => ({
    '@type': 'Offer',
    url: href,
    seller: { '@type': 'Organization', name },
  })),
});

export const faqSchema = (questions: readonly { question: string; answer: string }[]): SchemaObject<FAQPage> => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

export const createBreadcrumbsSchema =
  (steps: readonly { name: string; path: string }[]) =>
  (site: string): SchemaObject<BreadcrumbList> => ({
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: '/' }, ...steps].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${site}${path}`,
    })),
  });
