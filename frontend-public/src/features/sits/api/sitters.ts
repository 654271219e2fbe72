import { queryOptions } from '@tanstack/react-query';
import { readResponse, api, type ResponseBody } from 'shell/api';

export type Sitters = ResponseBody<'/api/sitters', 'get'>;

export const sittersQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: ['sitters', userId],
    queryFn: () => readResponse(api.GET('/api/sitters')),
    enabled: userId !== undefined,
  });

/**
 * Query of the number of other people who sat within the last `seconds`; null if it is too small for the API to reveal.
 */
export const othersQuery = (userId: string | undefined, clientId: string, seconds: number) =>
  queryOptions({
    queryKey: ['sitters', userId, clientId],
    queryFn: async () => (await readResponse(api.GET('/api/sitters', { params: { query: { seconds } } }))).others,
    enabled: userId !== undefined,
    staleTime: Infinity,
  });

export const signalPresence = (): Promise<Sitters> => readResponse(api.POST('/api/sitters'));

export async function setShowsLight(showsLight: boolean): Promise<void> {
  await readResponse(api.PUT('/api/sitters', { body: { showsLight } }));
}
