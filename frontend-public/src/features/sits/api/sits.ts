import { readApiResponse, createApiForUser, type RequestBody } from 'shell/api';

export type Sit = RequestBody<'/api/sits'>;

/** Repeated requests with the same `clientId` record one sit and can only make this sit longer. */
export async function sendSit(userId: string, sit: Sit): Promise<void> {
  await readApiResponse(createApiForUser(userId).POST('/api/sits', { body: sit, keepalive: true }));
}

/** A shorter sit is not recorded. */
export const minSitSec = 60;

/** `keepalive` lets the request finish after the user leaves the page. */
export async function savePosition(
  userId: string,
  { id, positionSec, playedAt }: { id: string; positionSec: number; playedAt: string },
): Promise<void> {
  await readApiResponse(
    createApiForUser(userId).PUT('/api/meditations/{id}/position', {
      params: { path: { id } },
      body: { positionSec, playedAt },
      keepalive: true,
    }),
  );
}
