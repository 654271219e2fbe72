import { Injectable } from '@nestjs/common';
import Stripe from 'stripe';
import { Settings } from '#platform/config/settings.ts';
import { stripeApiVersion } from '#platform/stripe/stripe.module.ts';
import { watchedEventTypes } from '../../domain/watched-events.ts';

/** Stripe returns the secret only when an endpoint is created, so the result for an existing endpoint has no secret. */
export type WebhookSetUpResult =
  | { readonly kind: 'none'; readonly siteUrl: string }
  | { readonly kind: 'made'; readonly url: string; readonly secret: string; readonly isReplacement: boolean }
  | { readonly kind: 'adopted'; readonly url: string; readonly isCorrected: boolean };

@Injectable()
export class SetUpWebhook {
  constructor(
    private readonly stripe: Stripe,
    private readonly settings: Settings,
  ) {}

  async setUp(): Promise<WebhookSetUpResult> {
    const { siteOrigin } = this.settings;
    if (new URL(siteOrigin).protocol !== 'https:') return { kind: 'none', siteUrl: siteOrigin };
    const url = `${siteOrigin}/api/webhooks/stripe`;
    const known = await this.stripe.webhookEndpoints.list({ limit: 100 }).autoPagingToArray({ limit: 1_000 });
    const own = known.filter((endpoint) => endpoint.url === url);
    const current = own.find(({ api_version }) => api_version === stripeApiVersion);
    const outcome = current ? await this.adopt(current) : await this.createEndpoint(url, own.length > 0);
    // Deletes endpoints of another API version, because Stripe cannot change the API version of an endpoint.
    for (const { id, api_version } of own)
      if (api_version !== stripeApiVersion) await this.stripe.webhookEndpoints.del(id);
    return outcome;
  }

  private async adopt(endpoint: Stripe.WebhookEndpoint): Promise<WebhookSetUpResult> {
    const isCorrected = !isUpToDate(endpoint);
    if (isCorrected)
      await this.stripe.webhookEndpoints.update(endpoint.id, { enabled_events: wantedEvents, disabled: false });
    return { kind: 'adopted', url: endpoint.url, isCorrected };
  }

  private async createEndpoint(url: string, isReplacement: boolean): Promise<WebhookSetUpResult> {
    const made = await this.stripe.webhookEndpoints.create({
      url,
      api_version: stripeApiVersion,
      enabled_events: wantedEvents,
      description: 'Memberships',
    });
    return { kind: 'made', url, secret: made.secret ?? '', isReplacement };
  }
}

const wantedEvents = [...watchedEventTypes] as Stripe.WebhookEndpointCreateParams.EnabledEvent[];

const isUpToDate = ({ status, enabled_events }: Stripe.WebhookEndpoint): boolean =>
  status === 'enabled' && enabled_events.toSorted().join() === wantedEvents.toSorted().join();
