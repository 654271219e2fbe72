import { queryOptions } from '@tanstack/react-query';
import { answer, api, through, type Ask, type Row } from '../../../shell/api.ts';

export type Program = Row<'/api/programs'>;
export type Module = Row<'/api/modules'>;
export type Lesson = Row<'/api/lessons'>;
export type Event = Row<'/api/events'>;
export type Meditation = Row<'/api/meditations'>;
export type Resource = Row<'/api/resources'>;

/** The API's largest page: the institute's own lists are shorter. */
const ALL = 100;

/** Where a page is rendered ahead, `ask` reaches the API in process. */
const by = (ask?: Ask) => (ask ? { fetch: through(ask) } : {});

/** The programs in the order of their path: the first that was made comes first. */
export const programsQuery = (ask?: Ask) =>
  queryOptions({
    queryKey: ['programs'],
    queryFn: async () => {
      const { items } = await answer(api.GET('/api/programs', { params: { query: { limit: ALL } }, ...by(ask) }));
      return items.toReversed();
    },
  });

export const modulesQuery = (ask?: Ask) =>
  queryOptions({
    queryKey: ['modules'],
    queryFn: async () =>
      (await answer(api.GET('/api/modules', { params: { query: { limit: ALL } }, ...by(ask) }))).items,
  });

export const moduleQuery = (idOrSlug: string) =>
  queryOptions({
    queryKey: ['modules', idOrSlug],
    queryFn: () => answer(api.GET('/api/modules/{idOrSlug}', { params: { path: { idOrSlug } } })),
  });

export const lessonsQuery = (module: string) =>
  queryOptions({
    queryKey: ['lessons', { module }],
    queryFn: async () => (await answer(api.GET('/api/lessons', { params: { query: { module, limit: ALL } } }))).items,
  });

/** The modules and lessons of a program, each list in its order; what is locked is named and no more. */
export const outlineQuery = (program: string, ask?: Ask) =>
  queryOptions({
    queryKey: ['lessons', { program }],
    queryFn: async () => {
      const params = { query: { program, limit: ALL } };
      const [modules, lessons] = await Promise.all([
        answer(api.GET('/api/modules', { params, ...by(ask) })),
        answer(api.GET('/api/lessons', { params, ...by(ask) })),
      ]);
      return { modules: modules.items, lessons: lessons.items };
    },
  });

export const eventQuery = (slug: string, ask?: Ask) =>
  queryOptions({
    queryKey: ['events', slug],
    queryFn: () => answer(api.GET('/api/events/{idOrSlug}', { params: { path: { idOrSlug: slug } }, ...by(ask) })),
  });

/** How many dates of an event that repeats are told ahead. */
const DATES_AHEAD = 5;

/** The dates still to come of an event that repeats: each is an event of its own, of the same title. */
export const datesQuery = (title: string, ask?: Ask) =>
  queryOptions({
    queryKey: ['events', { when: 'upcoming', title }],
    queryFn: async () => {
      const query = { when: 'upcoming', q: title, limit: DATES_AHEAD } as const;
      const { items } = await answer(api.GET('/api/events', { params: { query }, ...by(ask) }));
      return items.filter((event) => event.title === title);
    },
  });

export const eventsQuery = (when: 'upcoming' | 'past', ask?: Ask) =>
  queryOptions({
    queryKey: ['events', { when }],
    queryFn: async () =>
      (await answer(api.GET('/api/events', { params: { query: { when, limit: ALL } }, ...by(ask) }))).items,
  });

export const meditationsQuery = () =>
  queryOptions({
    queryKey: ['meditations'],
    queryFn: async () => (await answer(api.GET('/api/meditations', { params: { query: { limit: ALL } } }))).items,
  });

export const resourcesQuery = (ask?: Ask) =>
  queryOptions({
    queryKey: ['resources'],
    queryFn: async () =>
      (await answer(api.GET('/api/resources', { params: { query: { limit: ALL } }, ...by(ask) }))).items,
  });
