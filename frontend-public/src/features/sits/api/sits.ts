import { answer, api, type Sent } from 'shell/api';

export type Sit = Sent<'/api/sits'>;

/** Records a sit; sent again under the same `clientId` it is the same one. */
export async function sendSit(sit: Sit): Promise<void> {
  await answer(api.POST('/api/sits', { body: sit, keepalive: true }));
}

/** What is shorter is no sit. */
export const shortestSitSec = 60;
