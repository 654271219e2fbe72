import { queryOptions } from '@tanstack/react-query';
import { answer, api, type Answered } from 'shell/api';

export type Sitters = Answered<'/api/sitters', 'get'>;

export const sittersQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: ['sitters', userId],
    queryFn: () => answer(api.GET('/api/sitters')),
    enabled: userId !== undefined,
  });

/** The number of other people who sat within the last seconds; null below the minimum that the API reveals. */
export const othersQuery = (userId: string | undefined, clientId: string, seconds: number) =>
  queryOptions({
    queryKey: ['sitters', userId, clientId],
    queryFn: async () => (await answer(api.GET('/api/sitters', { params: { query: { seconds } } }))).others,
    enabled: userId !== undefined,
    staleTime: Infinity,
  });

export const giveSign = (): Promise<Sitters> => answer(api.POST('/api/sitters'));

export async function wishLight(showsLight: boolean): Promise<void> {
  await answer(api.PUT('/api/sitters', { body: { showsLight } }));
}
