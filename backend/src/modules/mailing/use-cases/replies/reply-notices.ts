import { Injectable } from '@nestjs/common';
import { RateLimiter } from '#platform/http/limiter.ts';
import { TooManyRequests } from '#platform/http/problem.ts';
import { EmailLedger, type NewEmail } from '../emails/email-ledger.ts';

const windowSeconds = 3_600;

interface ReplyNotice extends Pick<NewEmail, 'recipient' | 'firstName' | 'userId' | 'subscriberId' | 'facts'> {
  readonly kind: 'reply-waits' | 'reply-not-posted' | 'reply-attachments';
  /** Id of the person, or of the email that the person replied to. */
  readonly about: string;
  /** Id of the reply, the same when it is delivered twice. */
  readonly clientId: string;
}

/** Queues the emails about a reply by email, one of a kind for each reply. */
@Injectable()
export class ReplyNotices {
  constructor(
    private readonly ledger: EmailLedger,
    private readonly limiter: RateLimiter,
  ) {}

  /** The recipient is read from the account or from our email, never from the sender line of the reply. */
  queue({ about, clientId, ...email }: ReplyNotice): Promise<void> {
    return this.ledger.queue({ ...email, dedupeKey: `${email.kind}:${about}:${clientId}` });
  }

  /** Another person who has the reply address must not be able to cause many emails to its owner. */
  async mayExplain(owner: string): Promise<boolean> {
    try {
      await this.limiter.consume('limitReplyRefusals', windowSeconds, owner);
      return true;
    } catch (error) {
      if (error instanceof TooManyRequests) return false;
      throw error;
    }
  }
}
