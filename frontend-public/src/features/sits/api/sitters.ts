import { queryOptions } from '@tanstack/react-query';
import { answer, api, type Answered } from 'shell/api';

export type Sitters = Answered<'/api/sitters', 'get'>;

/** How many people sit now, and whether this one is counted among them. */
export const sittersQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: ['sitters', userId],
    queryFn: () => answer(api.GET('/api/sitters')),
    enabled: userId !== undefined,
  });

/** How many others sat within the last seconds; null for a few. */
export const othersQuery = (userId: string | undefined, clientId: string, seconds: number) =>
  queryOptions({
    queryKey: ['sitters', userId, clientId],
    queryFn: async () => (await answer(api.GET('/api/sitters', { params: { query: { seconds } } }))).others,
    enabled: userId !== undefined,
    staleTime: Infinity,
  });

/** This person sits. */
export const giveSign = (): Promise<Sitters> => answer(api.POST('/api/sitters'));

/** Whether this person is counted while they sit. */
export async function wishLight(showsLight: boolean): Promise<void> {
  await answer(api.PUT('/api/sitters', { body: { showsLight } }));
}
