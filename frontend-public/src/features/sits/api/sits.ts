import { answer, apiOf, type Sent } from 'shell/api';

export type Sit = Sent<'/api/sits'>;

/** Records a sit; sent again under the same `clientId` it is the same one. */
export async function sendSit(userId: string, sit: Sit): Promise<void> {
  await answer(apiOf(userId).POST('/api/sits', { body: sit, keepalive: true }));
}

/** What is shorter is no sit. */
export const shortestSitSec = 60;

/** Keeps the place of a listener. `keepalive`: the call outlives the page that makes it. */
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
