import { queryOptions } from '@tanstack/react-query';
import { readApiResponse, api, takePrefetchedResponse, type ResponseBody, type ResponseItem } from 'shell/api';
import { readAllPages } from '../../../frame/read-all-pages.ts';

export type Lesson = ResponseItem<'/api/lessons'>;

export const lessonsQuery = (module: string) =>
  queryOptions({
    queryKey: ['lessons', { module }],
    queryFn: () =>
      readAllPages((page) => readApiResponse(api.GET('/api/lessons', { params: { query: { ...page, module } } }))),
    initialData: () => {
      const first = takePrefetchedResponse<ResponseBody<'/api/lessons', 'get'>>(
        `/api/lessons?limit=100&module=${module}`,
      );
      return first?.nextCursor === null ? first.items : undefined;
    },
  });

export const allLessonsQuery = () =>
  queryOptions({
    queryKey: ['lessons'],
    queryFn: () => readAllPages((page) => readApiResponse(api.GET('/api/lessons', { params: { query: page } }))),
  });

export const lessonQuery = (idOrSlug: string) =>
  queryOptions({
    queryKey: ['lessons', idOrSlug],
    initialData: () =>
      takePrefetchedResponse<ResponseBody<'/api/lessons/{idOrSlug}', 'get'>>(`/api/lessons/${idOrSlug}`),
    queryFn: () => readApiResponse(api.GET('/api/lessons/{idOrSlug}', { params: { path: { idOrSlug } } })),
  });
