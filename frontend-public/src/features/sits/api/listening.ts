import { answer, api } from 'shell/api';

/** Keeps the place of a listener. `keepalive`: the call outlives the page that makes it. */
export async function savePlace(id: string, positionSec: number, playedAt: string): Promise<void> {
  await answer(
    api.PUT('/api/meditations/{id}/position', {
      params: { path: { id } },
      body: { positionSec, playedAt },
      keepalive: true,
    }),
  );
}
