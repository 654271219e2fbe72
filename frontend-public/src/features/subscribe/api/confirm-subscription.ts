import { answer, api, ApiProblem } from 'shell/api';
import type { SubscribeAnswer } from './subscribe-email.ts';

/** Puts the address on the list whose mail carried the token; `dead` when the link is too old or none of ours. */
export async function confirmSubscription(token: string): Promise<SubscribeAnswer | 'dead'> {
  try {
    return await answer(api.POST('/api/functions/confirm-subscription', { body: { token } }));
  } catch (error) {
    if (error instanceof ApiProblem && error.code === 'mailing.link-dead') return 'dead';
    throw error;
  }
}
