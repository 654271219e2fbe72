import { plainPage, errorPageFormatter } from '#platform/site/plain-page.ts';
import type { SubscriptionOutcomeView } from '../use-cases/list/list.view.ts';

const back = '<p class="quiet"><a href="/">Back to the home page</a></p>';

/** Renders the result for a browser that sent the form without JavaScript. */
export function subscribedPage({ alreadySubscribed, awaitsConfirmation }: SubscriptionOutcomeView): string {
  if (awaitsConfirmation)
    return plainPage({
      title: 'Check your inbox',
      sun: 'lit',
      body: `<p>Confirm your email by the link that we send you. If no email comes, you may be on the list already.</p>${back}`,
    });
  return alreadySubscribed
    ? plainPage({ title: 'Already subscribed', sun: 'lit', body: `<p>You are on the mailing list.</p>${back}` })
    : plainPage({ title: 'You are subscribed', sun: 'lit', body: `<p>You get our emails from now on.</p>${back}` });
}

export const notSubscribedPage = errorPageFormatter(
  'You are not subscribed',
  '<a href="/">Back to the home page</a>, where you can try again.',
);
