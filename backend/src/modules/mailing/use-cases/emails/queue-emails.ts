import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { Clock } from '#kernel/clock.ts';
import { newId } from '#kernel/id.ts';
import { realTime } from '#kernel/real-time.ts';
import { Transaction, type TransactionScope } from '#platform/database/transaction.ts';
import { EmailOutbox } from '#platform/outbox/email-outbox.ts';
import { EmailMessage, type EmailEventData } from '../../domain/email-message.entity.ts';
import { EmailGroupQueued, mailQueuedEventByQueue } from '../../domain/events.ts';
import { lockEmail } from '../list/list-status.ts';
import { EmailProvider, maxBatchSize } from '../providers/email-provider.ts';
import { hasEmailConsent } from './consent.ts';
import { type MailDefinition, createMailServices } from './define-mail.ts';
import { MailDefinitions } from './mail-definitions.ts';

const minIntervalMs = 60_000;

export interface NewEmail {
  readonly id?: string;
  readonly kind: string;
  readonly dedupeKey: string;
  readonly recipient: string;
  readonly firstName?: string | null | undefined;
  readonly userId?: string | undefined;
  readonly subscriberId?: string | null | undefined;
  readonly campaignId?: string;
  readonly facts?: EmailEventData;
  readonly createdAt?: Date;
}

export interface NewBulkEmail {
  readonly dedupeKey: string;
  readonly recipient: string;
  readonly firstName: string;
  readonly userId?: string;
  readonly subscriberId?: string;
}

@Injectable()
export class QueueEmails implements OnModuleInit {
  constructor(
    private readonly tx: Transaction,
    private readonly clock: Clock,
    private readonly definitions: MailDefinitions,
    private readonly modules: ModuleRef,
    private readonly emailOutbox: EmailOutbox,
    private readonly provider: EmailProvider,
  ) {}

  onModuleInit(): void {
    this.emailOutbox.connect((scope, email) => {
      const id = newId();
      this.store(scope, { ...email, id, dedupeKey: `${email.kind}:${id}`, createdAt: realTime() });
    });
  }

  queue(email: NewEmail): Promise<void> {
    return this.tx.run(async (scope) => {
      if ((await scope.em.count(EmailMessage, { dedupeKey: email.dedupeKey })) === 0) this.store(scope, email);
    });
  }

  /** An email with a known deduplication key is not queued again. */
  queueMany(kind: string, emails: readonly NewBulkEmail[], facts: EmailEventData): Promise<void> {
    return this.tx.run(async ({ em, outbox }) => {
      const { queue } = this.definitions.getByName(kind);
      const isGrouped = queue === 'campaigns' && this.provider.isIdempotent;
      const groupCount = isGrouped ? Math.ceil(emails.length / maxBatchSize) : 0;
      const batchIds = Array.from({ length: groupCount }, newId);
      const rows = emails.map((email, at) => ({
        ...{ id: newId(), batchId: batchIds[Math.floor(at / maxBatchSize)] ?? null },
        ...email,
      }));
      const stored = await em.execute<{ id: string; batchId: string | null }[]>(
        `insert into email_message
           (id, kind, dedupe_key, recipient, first_name, user_id, subscriber_id, batch_id, facts, state, created_at)
         select id, ?, "dedupeKey", recipient, "firstName", "userId", "subscriberId", "batchId", ?::jsonb, 'queued', ?
         from jsonb_to_recordset(?::jsonb) as w(id uuid, "dedupeKey" text, recipient text, "firstName" text,
           "userId" uuid, "subscriberId" uuid, "batchId" uuid)
         on conflict (dedupe_key) do nothing returning id, batch_id as "batchId"`,
        [kind, JSON.stringify(facts), this.clock.now(), JSON.stringify(rows)],
      );
      const groups = new Set(stored.flatMap(({ batchId }) => batchId ?? []));
      const single = stored.filter(({ batchId }) => batchId === null);
      const Queued = mailQueuedEventByQueue[queue];
      await outbox.appendMany([
        ...[...groups].map((batchId) => new EmailGroupQueued({ batchId })),
        ...single.map(({ id }) => new Queued({ messageId: id })),
      ]);
    });
  }

  queueForEvent({ name, oncePerMinute, to, key, ...rule }: MailDefinition, facts: EmailEventData): Promise<void> {
    return this.tx.run(async ({ em }) => {
      const recipient = await to?.(facts, createMailServices(this.modules));
      if (!recipient || !key) return;
      const { email, ...person } = recipient;
      if (oncePerMinute) {
        await lockEmail(em, email);
        if (await this.wasJustQueued(name, email)) return;
      }
      if (!(await hasEmailConsent(em, rule, email))) return;
      await this.queue({ ...person, kind: name, dedupeKey: `${name}:${key(facts)}`, recipient: email, facts });
    });
  }

  /** Prevents a public form from sending many emails to one recipient. */
  wasJustQueued(kind: string, recipient: string): Promise<boolean> {
    return this.tx.run(async ({ em }) => {
      const since = new Date(this.clock.now().getTime() - minIntervalMs);
      return (await em.count(EmailMessage, { kind, recipient, createdAt: { $gt: since } })) > 0;
    });
  }

  private store({ em, outbox }: TransactionScope, email: NewEmail): void {
    const { queue } = this.definitions.getByName(email.kind);
    const message = em.create(EmailMessage, {
      ...email,
      id: email.id ?? newId(),
      firstName: email.firstName ?? '',
      userId: email.userId ?? null,
      subscriberId: email.subscriberId ?? null,
      campaignId: email.campaignId ?? null,
      batchId: null,
      facts: email.facts ?? null,
      state: 'queued',
      frozenEmail: null,
      providerId: null,
      failure: null,
      createdAt: email.createdAt ?? this.clock.now(),
      firstAttemptAt: null,
      refusedSince: null,
      refusedAt: null,
      sentAt: null,
    });
    const Queued = mailQueuedEventByQueue[email.campaignId ? 'campaigns' : queue];
    outbox.append(new Queued({ messageId: message.id }));
  }
}
