import { Resend } from 'resend';
import type { RenderedEmail } from '../../domain/email-message.entity.ts';
import { parseRateLimitHeaders } from '../../domain/provider-rate.ts';
import {
  classifyBatchResponse,
  classifyProviderResponse,
  type BatchResult,
  type ProviderResponse,
  type SendResult,
} from '../../domain/provider-response.ts';
import { EmailNotReadable } from '../../domain/errors.ts';
import type { ReceivedEmail } from '../../domain/received-email.ts';
import { EmailProvider, maxBatchSize, type BatchEmail, type ResultWithRate } from './email-provider.ts';

const timeoutMs = 20_000;

interface ResendError {
  readonly statusCode: number | null;
  readonly name: string;
}

/** For 24 hours, Resend ignores a repeated request with the same key and content. */
export class ResendProvider extends EmailProvider {
  readonly name = 'resend';
  readonly isIdempotent = true;
  readonly canReceive = true;
  private readonly resend: Resend;

  constructor(apiKey: string, baseUrl?: string) {
    super();
    this.resend = new Resend(apiKey, baseUrl ? { baseUrl } : {});
  }

  async send(key: string, email: RenderedEmail): Promise<ResultWithRate<SendResult>> {
    const { data, error, headers } = await this.resend.emails.send(email, this.optionsFor(key));
    const result = classifyProviderResponse({ id: data?.id, ...describeFailure(error, headers) });
    return { ...result, rate: parseRateLimitHeaders(headers) };
  }

  async sendBatch(key: string, emails: readonly BatchEmail[]): Promise<ResultWithRate<BatchResult>> {
    if (emails.length > maxBatchSize) throw new RangeError(`A batch has at most ${maxBatchSize} emails`);
    // Strict validation sends all emails or none, so that the same key can be used again after a failure.
    const options = { ...this.optionsFor(key), batchValidation: 'strict' } as const;
    const { data, error, headers } = await this.resend.batch.send(
      emails.map(({ email }) => email),
      options,
    );
    const result = classifyBatchResponse({
      ids: emails.map(({ id }) => id),
      providerIds: data?.data.map(({ id }) => id),
      ...describeFailure(error, headers),
    });
    return { ...result, rate: parseRateLimitHeaders(headers) };
  }

  async readReceived(id: string): Promise<ReceivedEmail | undefined> {
    const signal = AbortSignal.timeout(timeoutMs);
    const { data, error } = await this.resend.emails.receiving.get(id, { html_format: 'cid' }, { signal });
    if (error?.statusCode === 404) return undefined;
    if (!data) throw new EmailNotReadable(error?.name ?? 'no response');
    const { from, subject, text, html, attachments } = data;
    const headers = Object.entries(data.headers ?? {}).map(([name, value]) => [name.toLowerCase(), String(value)]);
    return {
      ...{ messageId: data.message_id, from, subject, text, html, headers: Object.fromEntries(headers) },
      to: [...data.to, ...(data.cc ?? []), ...data.received_for],
      attachments: attachments.filter(({ content_disposition: shown }) => shown !== 'inline').length,
    };
  }

  private optionsFor(idempotencyKey: string) {
    return { idempotencyKey, signal: AbortSignal.timeout(timeoutMs) };
  }
}

const describeFailure = (
  error: ResendError | null,
  headers: Readonly<Record<string, string>> | null,
): Omit<ProviderResponse, 'id'> => ({
  status: error?.statusCode,
  reason: error?.name,
  retryAfter: headers?.['retry-after'],
});
