import type { SubscribeAnswer } from './api/subscribe-email.ts';

/** What the visitor is told, by what the list already knew of the address. */
export function outcomeOf({ alreadySubscribed, resubscribed }: SubscribeAnswer): {
  title: string;
  description: string;
} {
  if (alreadySubscribed) return { title: 'Already subscribed', description: "You're already part of our community!" };
  if (resubscribed) return { title: 'Welcome back!', description: "You've been re-subscribed to our community." };
  return {
    title: 'Welcome to the movement',
    description: 'Check your inbox for the eBook and your first daily reflection.',
  };
}
