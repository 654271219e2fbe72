import type { WebhookSetUpResult } from '#modules/billing/index.ts';

export function formatWebhookInstructions(setUp: WebhookSetUpResult): string {
  switch (setUp.kind) {
    case 'none':
      return `No webhook endpoint was created: Stripe reaches https addresses only, and SITE_URL is ${setUp.siteUrl}`;
    case 'made':
      return [
        `The webhook endpoint ${setUp.url} was created.`,
        ...(setUp.isReplacement ? ['It replaces one of another API version, whose secret is no longer valid.'] : []),
        'Its signing secret is shown this once. Put it into your settings, and restart api and worker:',
        '',
        `  STRIPE_WEBHOOK_SECRET=${setUp.secret}`,
        '',
      ].join('\n');
    case 'adopted':
      return [
        `The webhook endpoint ${setUp.url} exists${setUp.isCorrected ? ', and its events are corrected' : ''}.`,
        "Its signing secret cannot be read again: STRIPE_WEBHOOK_SECRET must be the one that Stripe's dashboard shows.",
      ].join('\n');
  }
}
