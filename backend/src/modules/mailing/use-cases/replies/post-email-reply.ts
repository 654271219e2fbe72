import { Injectable, Logger } from '@nestjs/common';
import { v5 as createNamedUuid } from 'uuid';
import { AppError } from '#kernel/app-error.ts';
import { Clock } from '#kernel/clock.ts';
import { Database } from '#platform/database/database.ts';
import { ReactsTo } from '#platform/reactions/reaction.ts';
import { FindUserById, type UserSummary } from '#modules/auth/index.ts';
import { ReplyByEmail } from '#modules/community/index.ts';
import { extractEmail, normalizeEmail } from '../../domain/email-hash.ts';
import { EmailMessage } from '../../domain/email-message.entity.ts';
import { InboundEmailReceived } from '../../domain/events.ts';
import { isAutomaticEmail, type ReceivedEmail } from '../../domain/received-email.ts';
import { EmailLedger } from '../emails/email-ledger.ts';
import { NotificationSource } from '../emails/notification-source.ts';
import { EmailProvider } from '../providers/email-provider.ts';
import { InboundEmails, type InboundResult } from './inbound-emails.ts';
import { readReplyText } from './read-reply-text.ts';
import { refusalByCode, type ReplyRefusal } from './reply-refusals.ts';
import { ReplyAddresses, type ReplyTarget } from './reply-addresses.ts';

/** Namespace of the ids of posts, so that a repeated attempt gives the post the same id. */
const postNamespace = '6f0f6a4e-5f0c-4a1b-9d57-2f6c1f6f3b7d';

interface ReplyClaim extends ReplyTarget {
  readonly expiresAt: Date;
  readonly path: string;
}

/** Posts the reply of a member to a forum notification, with the checks of the forum. */
@Injectable()
export class PostEmailReply {
  private readonly log = new Logger('mailing');

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly provider: EmailProvider,
    private readonly inbound: InboundEmails,
    private readonly addresses: ReplyAddresses,
    private readonly notifications: NotificationSource,
    private readonly users: FindUserById,
    private readonly replies: ReplyByEmail,
    private readonly ledger: EmailLedger,
  ) {}

  @ReactsTo([InboundEmailReceived], { name: 'PostReplyWhenEmailReceived', queue: 'mailing', effect: 'outside' })
  async handle({ emailId }: InboundEmailReceived['payload']): Promise<void> {
    if (!(await this.inbound.isOpen(emailId))) return;
    const email = await this.provider.readReceived(emailId);
    const result: InboundResult = email ? await this.process(emailId, email) : { outcome: 'ignored', reason: 'gone' };
    await this.inbound.finish(emailId, result);
    this.log.log({ event: `mail.reply-${result.outcome}`, emailId, reason: result.reason });
  }

  private async process(emailId: string, email: ReceivedEmail): Promise<InboundResult> {
    if (isAutomaticEmail(email)) return { outcome: 'ignored', reason: 'automatic' };
    const claim = await this.findClaim(email);
    const user = claim && (await this.findUser(claim.userId));
    if (!claim || !user) return { outcome: 'ignored', reason: 'unknown-address' };
    const refusal = await this.tryToPost(emailId, email, claim, user);
    if (!refusal) return { outcome: 'posted' };
    await this.explain(emailId, refusal, claim, user);
    return { outcome: 'refused', reason: refusal };
  }

  /** Returns why the reply cannot be posted; undefined after it was posted. */
  private async tryToPost(
    emailId: string,
    email: ReceivedEmail,
    { userId, topicId, expiresAt }: ReplyClaim,
    user: UserSummary,
  ): Promise<ReplyRefusal | undefined> {
    if (normalizeEmail(extractEmail(email.from)) !== normalizeEmail(user.email)) return 'other-sender';
    if (expiresAt <= this.clock.now()) return 'expired';
    if (email.attachments > 0) return 'attachments';
    const text = readReplyText(email);
    const clientId = createNamedUuid(emailId, postNamespace);
    try {
      await this.replies.post({ userId, topicId, clientId, text });
      return undefined;
    } catch (error) {
      const refusal = error instanceof AppError ? refusalByCode[error.code] : undefined;
      if (!refusal) throw error;
      return refusal;
    }
  }

  private async findClaim({ to }: ReceivedEmail): Promise<ReplyClaim | undefined> {
    const token = this.addresses.find(to);
    const message = token && (await this.database.em().findOne(EmailMessage, { id: token.messageId }));
    const facts = message?.facts as { notificationId?: string } | undefined;
    if (!token || !message?.userId || !facts?.notificationId) return undefined;
    const topic = await this.notifications.known.findTopic(facts.notificationId);
    const target = topic && { userId: message.userId, topicId: topic.topicId };
    if (!target || !this.addresses.isGenuine(token, target)) return undefined;
    return { ...target, path: topic.path, expiresAt: token.expiresAt };
  }

  /** Finds the member unless the account is closed, banned or without a confirmed email. */
  private async findUser(id: string): Promise<UserSummary | undefined> {
    const known = await this.users.find(id);
    const user = known && (await this.users.findByConfirmedEmail(known.email));
    return user?.isBanned ? undefined : user;
  }

  /** Writes to the email of the account only, never to the sender of the email. */
  private async explain(emailId: string, reason: ReplyRefusal, { path }: ReplyClaim, user: UserSummary): Promise<void> {
    const kind = 'reply-not-posted';
    // Another person who has the address must not be able to send many emails to the member.
    if (reason === 'other-sender' && (await this.ledger.wasJustQueued(kind, user.email))) return;
    await this.ledger.queue({
      ...{ kind, dedupeKey: `${kind}:${emailId}`, recipient: user.email, firstName: user.firstName, userId: user.id },
      facts: { reason, path },
    });
  }
}
