import { Injectable } from '@nestjs/common';
import { RateLimiter } from '#platform/http/limiter.ts';
import { TooManyRequests } from '#platform/http/problem.ts';
import { QueueEmails, type NewEmail } from '../emails/queue-emails.ts';

const windowSeconds = 3_600;

interface ReplyNotice extends Pick<NewEmail, 'recipient' | 'firstName' | 'userId' | 'subscriberId' | 'facts'> {
  readonly kind: 'reply-waits' | 'reply-not-posted' | 'reply-attachments';
  readonly about: string;
  /** Id of the reply, which does not change when the reply arrives twice. */
  readonly clientId: string;
}

@Injectable()
export class ReplyNotices {
  constructor(
    private readonly queueEmails: QueueEmails,
    private readonly limiter: RateLimiter,
  ) {}

  /** `recipient` comes from stored data, because the sender of the reply can be forged. */
  queue({ about, clientId, ...email }: ReplyNotice): Promise<void> {
    return this.queueEmails.queue({ ...email, dedupeKey: `${email.kind}:${about}:${clientId}` });
  }

  /** Limits these emails, because another person can know the reply address. */
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
