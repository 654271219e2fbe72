import { answer, apiOf, type Sent } from 'shell/api';

export type Sit = Sent<'/api/sits'>;

/** Records one sit per `clientId`; a repeated request can only lengthen it. */
export async function sendSit(userId: string, sit: Sit): Promise<void> {
  await answer(apiOf(userId).POST('/api/sits', { body: sit, keepalive: true }));
}

/** Shorter sits are not recorded. */
export const shortestSitSec = 60;

/** Stores the listener's position; `keepalive` lets the request finish after the page is left. */
export async function savePlace(
  userId: string,
  { id, positionSec, playedAt }: { id: string; positionSec: number; playedAt: string },
): Promise<void> {
  await answer(
    apiOf(userId).PUT('/api/meditations/{id}/position', {
      params: { path: { id } },
      body: { positionSec, playedAt },
      keepalive: true,
    }),
  );
}
