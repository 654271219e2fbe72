import type { Settings } from '#platform/config/settings.ts';
import type { RenderedEmail } from '../../domain/email-message.entity.ts';
import type { ProviderRateLimit } from '../../domain/provider-rate.ts';
import type { BatchResult, SendResult } from '../../domain/provider-response.ts';
import type { ReceivedEmail } from '../../domain/received-email.ts';

export const maxBatchSize = 100;

export interface BatchEmail {
  readonly id: string;
  readonly email: RenderedEmail;
}

export type ResultWithRate<Result> = Result & { readonly rate?: ProviderRateLimit | undefined };

/** The provider is Resend, or an SMTP server when MAIL_SMTP_URL is set. */
export abstract class EmailProvider {
  abstract readonly name: 'resend' | 'smtp';

  /** True if the provider sends only one email when a request is repeated with the same key. */
  abstract readonly isIdempotent: boolean;

  abstract readonly canReceive: boolean;

  /** Each attempt with the same content uses the same idempotency key. */
  abstract send(key: string, email: RenderedEmail): Promise<ResultWithRate<SendResult>>;

  /** Repeat a request with the same key only with the same emails in the same order. */
  abstract sendBatch(key: string, emails: readonly BatchEmail[]): Promise<ResultWithRate<BatchResult>>;

  /** Returns undefined for an unknown email, and throws when another attempt is needed. */
  abstract readReceived(id: string): Promise<ReceivedEmail | undefined>;
}

export const reportsDeliveries = ({ name }: EmailProvider, { resendWebhookSecret }: Settings): boolean =>
  name === 'resend' && resendWebhookSecret.length > 0;
