import { queryOptions } from '@tanstack/react-query';
import { readApiResponse, api, type ResponseBody } from 'shell/api';

export type SittersCount = ResponseBody<'/api/sitters', 'get'>;

export const sittersQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: ['sitters', userId],
    queryFn: () => readApiResponse(api.GET('/api/sitters')),
    enabled: userId !== undefined,
  });

/** Null if the number is too small for the API to reveal. */
export const otherSittersQuery = (userId: string | undefined, clientId: string, seconds: number) =>
  queryOptions({
    queryKey: ['sitters', userId, clientId],
    queryFn: async () => (await readApiResponse(api.GET('/api/sitters', { params: { query: { seconds } } }))).others,
    enabled: userId !== undefined,
    staleTime: Infinity,
  });

export const sendSitterHeartbeat = (): Promise<SittersCount> => readApiResponse(api.POST('/api/sitters'));

export async function setCountedAsSitter(showsLight: boolean): Promise<void> {
  await readApiResponse(api.PUT('/api/sitters', { body: { showsLight } }));
}
