import type { Account } from '../account.ts';
import type { RetrySettings } from '../objects.ts';

/** What becomes of a subscription whose last try to be paid was in vain. It is canceled unless `/_/retries` says otherwise. */
export function retryEnd({ store }: Account): RetrySettings['end'] {
  return store.get('retry_settings', 'retries')?.end ?? 'cancel';
}
