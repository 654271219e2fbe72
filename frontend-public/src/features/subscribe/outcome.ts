import type { ResponseBody } from 'shell/api';

export type SubscribeResponse = ResponseBody<'/api/functions/subscribe-email', 'post'>;

interface SubscribeMessage {
  title: string;
  description: string;
}

export function subscribeMessage({
  alreadySubscribed,
  resubscribed,
  awaitsConfirmation,
}: SubscribeResponse): SubscribeMessage {
  if (alreadySubscribed) return { title: 'Already subscribed', description: "You're already part of our community!" };
  const title = resubscribed ? 'Welcome back!' : 'Welcome to the movement';
  if (awaitsConfirmation) {
    const description =
      'Check your inbox and confirm your email. Then we send you the eBook and your first daily reflection. If no email comes, you may be on the list already.';
    return { title, description };
  }
  if (resubscribed) return { title, description: "You've been re-subscribed to our community." };
  return { title, description: 'Check your inbox for the eBook and your first daily reflection.' };
}
