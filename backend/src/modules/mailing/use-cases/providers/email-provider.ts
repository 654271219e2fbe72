import type { Settings } from '#platform/config/settings.ts';
import type { RenderedEmail } from '../../domain/email-message.entity.ts';
import type { ProviderRate } from '../../domain/provider-rate.ts';
import type { BatchResult, SendResult } from '../../domain/provider-response.ts';
import type { ReceivedEmail } from '../../domain/received-email.ts';

/** Maximum number of emails in one batch. */
export const maxBatchSize = 100;

export interface BatchEmail {
  /** Id of the row in `email_message`. */
  readonly id: string;
  readonly email: RenderedEmail;
}

/** Result of a request, with the rate limit that its response stated, if any. */
export type WithRate<Result> = Result & { readonly rate?: ProviderRate | undefined };

/** External service that sends emails: Resend, or an SMTP server when MAIL_SMTP_URL is set. */
export abstract class EmailProvider {
  abstract readonly name: 'resend' | 'smtp';

  /**
   * True if the provider recognizes a repeated request by its key and sends its emails once. If false, a request
   * without a known result must not be repeated: its emails become `unknown`.
   */
  abstract readonly isIdempotent: boolean;

  /** True if the provider receives emails and reports them by its webhook. */
  abstract readonly canReceive: boolean;

  /** Sends one email. `key` is the idempotency key, the same for each attempt with the same content. */
  abstract send(key: string, email: RenderedEmail): Promise<WithRate<SendResult>>;

  /**
   * Sends up to 100 emails. `key` belongs to this list of emails: a repeated request needs the same emails in the same
   * order, and a part of the list needs another key.
   */
  abstract sendBatch(key: string, emails: readonly BatchEmail[]): Promise<WithRate<BatchResult>>;

  /** Reads an email that the provider received; undefined when it no longer has it. Throws to be repeated later. */
  abstract readReceived(id: string): Promise<ReceivedEmail | undefined>;
}

/** False when no deliveries, bounces and complaints are reported, because the provider or its webhook does not do so. */
export const reportsDeliveries = ({ name }: EmailProvider, { resendWebhookSecret }: Settings): boolean =>
  name === 'resend' && resendWebhookSecret.length > 0;
