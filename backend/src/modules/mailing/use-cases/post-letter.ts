import { Injectable } from '@nestjs/common';
import { Resend } from 'resend';
import type { Letter } from '../domain/letter.ts';
import { judge, type Verdict } from '../domain/provider-answer.ts';

const patienceMs = 20_000;

/** Hands a letter to the mail service. The same message and the same letter, handed in again, are one mail there. */
@Injectable()
export class PostLetter {
  constructor(private readonly resend: Resend) {}

  async execute({ messageId, letter }: { messageId: string; letter: Letter }): Promise<Verdict> {
    const { data, error, headers } = await this.resend.emails.send(letter, {
      idempotencyKey: `mail/${messageId}`,
      signal: AbortSignal.timeout(patienceMs),
    });
    return judge({
      id: data?.id,
      status: error?.statusCode,
      reason: error?.name,
      retryAfter: headers?.['retry-after'],
    });
  }
}
