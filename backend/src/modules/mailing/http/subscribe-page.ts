import { renderPlainPage, createErrorPageFormatter } from '#platform/site/plain-page.ts';
import type { SubscriptionOutcomeView } from '../use-cases/list/list.view.ts';

const homePageLink = '<p class="quiet"><a href="/">Back to the home page</a></p>';

export function renderSubscribedPage({ alreadySubscribed, awaitsConfirmation }: SubscriptionOutcomeView): string {
  if (awaitsConfirmation)
    return renderPlainPage({
      title: 'Check your inbox',
      sun: 'lit',
      body: `<p>Confirm your email by the link that we send you. If no email comes, you may be on the list already.</p>${homePageLink}`,
    });
  return alreadySubscribed
    ? renderPlainPage({
        title: 'Already subscribed',
        sun: 'lit',
        body: `<p>You are on the mailing list.</p>${homePageLink}`,
      })
    : renderPlainPage({
        title: 'You are subscribed',
        sun: 'lit',
        body: `<p>You get our emails from now on.</p>${homePageLink}`,
      });
}

export const formatSubscribeErrorPage = createErrorPageFormatter(
  'You are not subscribed',
  '<a href="/">Back to the home page</a>, where you can try again.',
);
