import { queryOptions } from '@tanstack/react-query';
import { readApiResponse, api, createRequestFetch, type ResponseItem } from 'shell/api';
import type { ApiFetch } from 'shell/site-bundle';
import { readAllPages } from '../../../frame/read-all-pages.ts';

export type Program = ResponseItem<'/api/programs'>;
export type Module = ResponseItem<'/api/modules'>;
type Lesson = ResponseItem<'/api/lessons'>;
export type Event = ResponseItem<'/api/events'>;
export type Meditation = ResponseItem<'/api/meditations'>;
export type Resource = ResponseItem<'/api/resources'>;
export type NamedPerson = Program['people'][number];

const fetchOptions = (ask?: ApiFetch) => (ask ? { fetch: createRequestFetch(ask) } : {});

export const programsQuery = (ask?: ApiFetch) =>
  queryOptions({
    queryKey: ['programs'],
    queryFn: async () => {
      const newestFirst = await readAllPages((page) =>
        readApiResponse(api.GET('/api/programs', { params: { query: page }, ...fetchOptions(ask) })),
      );
      return newestFirst.toReversed();
    },
  });

export const modulesQuery = (ask?: ApiFetch) =>
  queryOptions({
    queryKey: ['modules'],
    queryFn: () =>
      readAllPages((page) =>
        readApiResponse(api.GET('/api/modules', { params: { query: page }, ...fetchOptions(ask) })),
      ),
  });

export const moduleQuery = (idOrSlug: string) =>
  queryOptions({
    queryKey: ['modules', idOrSlug],
    queryFn: () => readApiResponse(api.GET('/api/modules/{idOrSlug}', { params: { path: { idOrSlug } } })),
  });

export type OutlineLesson = Pick<
  Lesson,
  'id' | 'slug' | 'title' | 'moduleId' | 'durationSec' | 'visibilityTier' | 'locked'
>;

const toOutlineLesson = ({
  id,
  slug,
  title,
  moduleId,
  durationSec,
  visibilityTier,
  locked,
}: Lesson): OutlineLesson => ({
  ...{ id, slug, title, moduleId, durationSec, visibilityTier, locked },
});

export const outlineQuery = (program: string, ask?: ApiFetch) =>
  queryOptions({
    queryKey: ['lessons', { program }],
    queryFn: async () => {
      const [modules, lessons] = await Promise.all([
        readAllPages((page) =>
          readApiResponse(api.GET('/api/modules', { params: { query: { ...page, program } }, ...fetchOptions(ask) })),
        ),
        readAllPages((page) =>
          readApiResponse(api.GET('/api/lessons', { params: { query: { ...page, program } }, ...fetchOptions(ask) })),
        ),
      ]);
      return { modules, lessons: lessons.map(toOutlineLesson) };
    },
  });

export const eventQuery = (slug: string, ask?: ApiFetch) =>
  queryOptions({
    queryKey: ['events', slug],
    queryFn: () =>
      readApiResponse(
        api.GET('/api/events/{idOrSlug}', { params: { path: { idOrSlug: slug } }, ...fetchOptions(ask) }),
      ),
  });

export const eventsQuery = (when: 'upcoming' | 'past', ask?: ApiFetch) =>
  queryOptions({
    queryKey: ['events', { when }],
    queryFn: () =>
      readAllPages((page) =>
        readApiResponse(api.GET('/api/events', { params: { query: { ...page, when } }, ...fetchOptions(ask) })),
      ),
  });

export const meditationsQuery = () =>
  queryOptions({
    queryKey: ['meditations'],
    queryFn: () => readAllPages((page) => readApiResponse(api.GET('/api/meditations', { params: { query: page } }))),
  });

export const resourcesQuery = (ask?: ApiFetch) =>
  queryOptions({
    queryKey: ['resources'],
    queryFn: () =>
      readAllPages((page) =>
        readApiResponse(api.GET('/api/resources', { params: { query: page }, ...fetchOptions(ask) })),
      ),
  });

export const peopleQuery = (ask?: ApiFetch) =>
  queryOptions({
    queryKey: ['people'],
    queryFn: async () => {
      const people = await readAllPages((page) =>
        readApiResponse(api.GET('/api/people', { params: { query: page }, ...fetchOptions(ask) })),
      );
      return people.map(({ id, slug, title, line, portraitUrl, bio, isSample }): NamedPerson => ({
        ...{ id, slug, name: title, line, portraitUrl, hasBio: bio !== null, isSample },
      }));
    },
  });

export const personQuery = (slug: string) =>
  queryOptions({
    queryKey: ['person', slug],
    queryFn: () => readApiResponse(api.GET('/api/people/{idOrSlug}', { params: { path: { idOrSlug: slug } } })),
  });
