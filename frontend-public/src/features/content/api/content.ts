import { queryOptions } from '@tanstack/react-query';
import { answer, api, takeKnown, through, type Answered, type Row } from 'shell/api';
import type { Ask } from 'shell/site-bundle';
import { wholeList } from './whole-list.ts';

export type Program = Row<'/api/programs'>;
export type Module = Row<'/api/modules'>;
export type Lesson = Row<'/api/lessons'>;
export type Event = Row<'/api/events'>;
export type Meditation = Row<'/api/meditations'>;
export type Resource = Row<'/api/resources'>;
export type NamedPerson = Program['people'][number];

/** A prerendered page passes `ask`, which calls the API in process. */
const by = (ask?: Ask) => (ask ? { fetch: through(ask) } : {});

export const programsQuery = (ask?: Ask) =>
  queryOptions({
    queryKey: ['programs'],
    queryFn: async () => {
      const newestFirst = await wholeList((page) =>
        answer(api.GET('/api/programs', { params: { query: page }, ...by(ask) })),
      );
      return newestFirst.toReversed();
    },
  });

export const modulesQuery = (ask?: Ask) =>
  queryOptions({
    queryKey: ['modules'],
    queryFn: () => wholeList((page) => answer(api.GET('/api/modules', { params: { query: page }, ...by(ask) }))),
  });

export const moduleQuery = (idOrSlug: string) =>
  queryOptions({
    queryKey: ['modules', idOrSlug],
    queryFn: () => answer(api.GET('/api/modules/{idOrSlug}', { params: { path: { idOrSlug } } })),
  });

export const lessonsQuery = (module: string) =>
  queryOptions({
    queryKey: ['lessons', { module }],
    queryFn: () => wholeList((page) => answer(api.GET('/api/lessons', { params: { query: { ...page, module } } }))),
    initialData: () => {
      const first = takeKnown<Answered<'/api/lessons', 'get'>>(`/api/lessons?limit=100&module=${module}`);
      return first?.nextCursor === null ? first.items : undefined;
    },
  });

export const allLessonsQuery = () =>
  queryOptions({
    queryKey: ['lessons'],
    queryFn: () => wholeList((page) => answer(api.GET('/api/lessons', { params: { query: page } }))),
  });

export const lessonQuery = (idOrSlug: string) =>
  queryOptions({
    queryKey: ['lessons', idOrSlug],
    initialData: () => takeKnown<Answered<'/api/lessons/{idOrSlug}', 'get'>>(`/api/lessons/${idOrSlug}`),
    queryFn: () => answer(api.GET('/api/lessons/{idOrSlug}', { params: { path: { idOrSlug } } })),
  });
/** Lesson fields without the content, which only its own page loads. */
export type OutlinedLesson = Pick<
  Lesson,
  'id' | 'slug' | 'title' | 'moduleId' | 'durationSec' | 'visibilityTier' | 'locked'
>;

const outlined = ({ id, slug, title, moduleId, durationSec, visibilityTier, locked }: Lesson): OutlinedLesson => ({
  ...{ id, slug, title, moduleId, durationSec, visibilityTier, locked },
});

/** The modules and lessons of a program in order; locked lessons have only a title. */
export const outlineQuery = (program: string, ask?: Ask) =>
  queryOptions({
    queryKey: ['lessons', { program }],
    queryFn: async () => {
      const [modules, lessons] = await Promise.all([
        wholeList((page) => answer(api.GET('/api/modules', { params: { query: { ...page, program } }, ...by(ask) }))),
        wholeList((page) => answer(api.GET('/api/lessons', { params: { query: { ...page, program } }, ...by(ask) }))),
      ]);
      return { modules, lessons: lessons.map(outlined) };
    },
  });

export const eventQuery = (slug: string, ask?: Ask) =>
  queryOptions({
    queryKey: ['events', slug],
    queryFn: () => answer(api.GET('/api/events/{idOrSlug}', { params: { path: { idOrSlug: slug } }, ...by(ask) })),
  });

export const eventsQuery = (when: 'upcoming' | 'past', ask?: Ask) =>
  queryOptions({
    queryKey: ['events', { when }],
    queryFn: () =>
      wholeList((page) => answer(api.GET('/api/events', { params: { query: { ...page, when } }, ...by(ask) }))),
  });

export const meditationsQuery = () =>
  queryOptions({
    queryKey: ['meditations'],
    queryFn: () => wholeList((page) => answer(api.GET('/api/meditations', { params: { query: page } }))),
  });

export const resourcesQuery = (ask?: Ask) =>
  queryOptions({
    queryKey: ['resources'],
    queryFn: () => wholeList((page) => answer(api.GET('/api/resources', { params: { query: page }, ...by(ask) }))),
  });

export const peopleQuery = (ask?: Ask) =>
  queryOptions({
    queryKey: ['people'],
    queryFn: async () => {
      const people = await wholeList((page) => answer(api.GET('/api/people', { params: { query: page }, ...by(ask) })));
      return people.map(({ title, ...person }): NamedPerson => ({ ...person, name: title }));
    },
  });
