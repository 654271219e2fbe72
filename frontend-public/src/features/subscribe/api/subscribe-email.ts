import { useMutation } from '@tanstack/react-query';
import { answer, api, type Answered, type Sent } from 'shell/api';

export type NewSubscriber = Sent<'/api/functions/subscribe-email'>;
export type SubscribeAnswer = Answered<'/api/functions/subscribe-email', 'post'>;

/** Puts an address on the mailing list. Safe to repeat: the answer says whether it was there. */
export function useSubscribeEmail() {
  return useMutation({
    mutationFn: (subscriber: NewSubscriber) => answer(api.POST('/api/functions/subscribe-email', { body: subscriber })),
  });
}
