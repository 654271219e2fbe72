import { queryOptions } from '@tanstack/react-query';
import { callAuthService } from 'shell/session/auth-request';
import { readApiResponse, api, type ResponseItem } from 'shell/api';

export type DeviceSession = ResponseItem<'/api/account/sessions'>;

export const sessionsQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: ['account', userId, 'sessions'],
    queryFn: async () => {
      const { items } = await readApiResponse(api.GET('/api/account/sessions'));
      return items;
    },
    enabled: userId !== undefined,
  });

export async function endSession(id: string): Promise<void> {
  await readApiResponse(api.DELETE('/api/account/sessions/{id}', { params: { path: { id } } }));
}

export async function endOtherSessions(): Promise<void> {
  await callAuthService(async (client) => ({ data: null, ...(await client.signOut({ scope: 'others' })) }));
}
