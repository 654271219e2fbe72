import { answer, api } from 'shell/api';

/** Where the sound of a meditation is for the next hour, for whoever may hear it. */
export async function openSound(id: string): Promise<{ url: string; expiresAt: string }> {
  return answer(api.POST('/api/media/{kind}/{id}/link', { params: { path: { kind: 'meditations', id } } }));
}

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
