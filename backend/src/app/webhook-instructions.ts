import type { WebhookSetUp } from '#modules/billing/index.ts';

export function webhookInstructions(setUp: WebhookSetUp): string {
  switch (setUp.kind) {
    case 'none':
      return `No webhook endpoint was made: Stripe reaches https addresses only, and SITE_URL is ${setUp.siteUrl}`;
    case 'made':
      return [
        `The webhook endpoint ${setUp.url} was made.`,
        ...(setUp.isReplacement ? ['It takes the place of one of another API version, whose secret is void now.'] : []),
        'Its signing secret is shown this once. Put it where your settings are, and start api and worker anew:',
        '',
        `  STRIPE_WEBHOOK_SECRET=${setUp.secret}`,
        '',
      ].join('\n');
    case 'adopted':
      return [
        `The webhook endpoint ${setUp.url} is there${setUp.isCorrected ? ', and tells from now on what it should' : ''}.`,
        "Its signing secret cannot be read again: STRIPE_WEBHOOK_SECRET must be the one that Stripe's dashboard shows.",
      ].join('\n');
  }
}
