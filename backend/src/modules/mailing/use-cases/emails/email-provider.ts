import { Injectable } from '@nestjs/common';
import { Resend } from 'resend';
import type { RenderedEmail } from '../../domain/email-message.entity.ts';
import { classifyProviderResponse, type SendResult } from '../../domain/provider-response.ts';

const timeoutMs = 20_000;

/** Client of the external email service, which ignores a repeated request with the same content. */
@Injectable()
export class EmailProvider {
  constructor(private readonly resend: Resend) {}

  async send(messageId: string, email: RenderedEmail): Promise<SendResult> {
    const { data, error, headers } = await this.resend.emails.send(email, {
      idempotencyKey: `mail/${messageId}`,
      signal: AbortSignal.timeout(timeoutMs),
    });
    return classifyProviderResponse({
      id: data?.id,
      status: error?.statusCode,
      reason: error?.name,
      retryAfter: headers?.['retry-after'],
    });
  }
}
