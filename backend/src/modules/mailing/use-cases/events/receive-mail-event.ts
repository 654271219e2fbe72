import { Injectable, Logger } from '@nestjs/common';
import { Webhook } from 'standardwebhooks';
import { realTime } from '#kernel/real-time.ts';
import { Settings } from '#platform/config/settings.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { InvalidMailEvent } from '../../domain/errors.ts';
import { MailEvent } from '../../domain/mail-event.entity.ts';
import { readProviderEvent } from '../../domain/provider-event.ts';
import { InboundEmails } from '../replies/inbound-emails.ts';
import { ReplyEmails } from '../replies/reply-emails.ts';

export interface SignedWebhook {
  readonly body: Buffer | undefined;
  readonly id: string | undefined;
  readonly timestamp: string | undefined;
  readonly signature: string | undefined;
}

const maxIdLength = 200;
const refusalLogIntervalMs = 60_000;

@Injectable()
export class ReceiveMailEvent {
  private readonly log = new Logger('mailing');
  private readonly webhooks: readonly Webhook[];
  private loggedAt = -Infinity;

  constructor(
    settings: Settings,
    private readonly tx: Transaction,
    private readonly replyEmails: ReplyEmails,
    private readonly inbound: InboundEmails,
  ) {
    this.webhooks = settings.resendWebhookSecret.map((secret) => new Webhook(secret));
  }

  async receive(webhook: SignedWebhook): Promise<void> {
    const { body, id = '' } = webhook;
    if (!body || id === '' || id.length > maxIdLength || !this.isGenuine(webhook)) {
      this.logRefusal();
      throw new InvalidMailEvent();
    }
    const event = readProviderEvent(body.toString('utf8'));
    if (event === 'invalid') throw new InvalidMailEvent();
    if (event === 'irrelevant') return;
    if ('receivedId' in event) {
      if (this.replyEmails.find(event.recipients)) await this.inbound.receive(event.receivedId);
      return;
    }
    const now = realTime();
    await this.tx.run(({ em }) =>
      em.upsert(MailEvent, { id, ...event, receivedAt: now, checkAt: now }, { onConflictAction: 'ignore' }),
    );
  }

  private isGenuine({ body, id = '', timestamp = '', signature = '' }: SignedWebhook): boolean {
    const headers = { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signature };
    return this.webhooks.some((webhook) => {
      try {
        webhook.verify(body ?? '', headers, { jsonParse: false });
        return true;
      } catch {
        return false;
      }
    });
  }

  /** Logs at most once a minute, because any client can send invalid requests. */
  private logRefusal(): void {
    const now = performance.now();
    if (now - this.loggedAt < refusalLogIntervalMs) return;
    this.loggedAt = now;
    this.log.warn({ event: 'mail.webhook-refused', hasSecret: this.webhooks.length > 0 });
  }
}
