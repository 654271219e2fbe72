import { answerOf, type Row } from '../../../shell/answers.ts';
import type { Shell } from '../../../shell/shell.tsx';
import type { PagedList } from '../../../shell/paged-list.ts';

type Api = Shell['api'];

type Program = Row<'/api/programs'>;
type Module = Row<'/api/modules'>;
type Lesson = Row<'/api/lessons'>;
type Event = Row<'/api/events'>;
type Meditation = Row<'/api/meditations'>;
type Resource = Row<'/api/resources'>;

export const programList = (api: Api): PagedList<Program> => ({
  key: ['programs'],
  read: (query) => answerOf(api.GET('/api/programs', { params: { query } })),
});

export const moduleList = (api: Api): PagedList<Module> => ({
  key: ['modules'],
  read: (query) => answerOf(api.GET('/api/modules', { params: { query } })),
});

export const lessonList = (api: Api): PagedList<Lesson> => ({
  key: ['lessons'],
  read: (query) => answerOf(api.GET('/api/lessons', { params: { query } })),
});

export const eventList = (api: Api): PagedList<Event> => ({
  key: ['events'],
  read: (query) => answerOf(api.GET('/api/events', { params: { query } })),
});

export const meditationList = (api: Api): PagedList<Meditation> => ({
  key: ['meditations'],
  read: (query) => answerOf(api.GET('/api/meditations', { params: { query } })),
});

export const resourceList = (api: Api): PagedList<Resource> => ({
  key: ['resources'],
  read: (query) => answerOf(api.GET('/api/resources', { params: { query } })),
});
