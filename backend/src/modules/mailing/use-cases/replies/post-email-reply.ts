import { Injectable, Logger } from '@nestjs/common';
import { v5 as createNamedUuid } from 'uuid';
import { AppError } from '#kernel/app-error.ts';
import { Clock } from '#kernel/clock.ts';
import { realTime } from '#kernel/real-time.ts';
import { Database } from '#platform/database/database.ts';
import { ReactsTo } from '#platform/reactions/reaction.ts';
import { FindUserById, type UserSummary } from '#modules/auth/index.ts';
import { ReplyByEmail } from '#modules/community/index.ts';
import { extractEmail, normalizeEmail } from '../../domain/email-hash.ts';
import { EmailMessage } from '../../domain/email-message.entity.ts';
import { EmailNotReadable } from '../../domain/errors.ts';
import { InboundEmailReceived } from '../../domain/events.ts';
import { isAutomaticEmail, type ReceivedEmail } from '../../domain/received-email.ts';
import { NotificationSource } from '../emails/notification-source.ts';
import { EmailProvider } from '../providers/email-provider.ts';
import { ForwardAutomationReply } from './forward-automation-reply.ts';
import { InboundEmails, type InboundResult } from './inbound-emails.ts';
import { ReplyNotices } from './reply-notices.ts';
import { readReplyText } from './read-reply-text.ts';
import { refusalByCode, type ReplyRefusal } from './reply-refusals.ts';
import { ReplyEmails, type ReplyTarget } from './reply-emails.ts';

/** Namespace of the UUID that is computed from the email, so that each attempt uses the same id of the post. */
const postNamespace = '6f0f6a4e-5f0c-4a1b-9d57-2f6c1f6f3b7d';

/** Time for repeated reads, because the provider can report an email before the content is stored. */
const maxStoringMs = 600_000;

interface ReplyClaim extends ReplyTarget {
  readonly expiresAt: Date;
  readonly path: string;
}

@Injectable()
export class PostEmailReply {
  private readonly log = new Logger('mailing');

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly provider: EmailProvider,
    private readonly inbound: InboundEmails,
    private readonly replyEmails: ReplyEmails,
    private readonly notifications: NotificationSource,
    private readonly users: FindUserById,
    private readonly replies: ReplyByEmail,
    private readonly notices: ReplyNotices,
    private readonly letters: ForwardAutomationReply,
  ) {}

  @ReactsTo([InboundEmailReceived], { name: 'PostReplyWhenEmailReceived', queue: 'mailing', effect: 'outside' })
  async handle({ emailId }: InboundEmailReceived['payload']): Promise<void> {
    const open = await this.inbound.findOpen(emailId);
    if (!open) return;
    const email = await this.provider.readReceived(emailId);
    if (!email && realTime().getTime() - open.receivedAt.getTime() < maxStoringMs)
      throw new EmailNotReadable('not found');
    const result: InboundResult = email ? await this.process(emailId, email) : { outcome: 'ignored', reason: 'gone' };
    await this.inbound.finish(emailId, result);
    this.log.log({ event: `mail.reply-${result.outcome}`, emailId, reason: result.reason });
  }

  private async process(emailId: string, email: ReceivedEmail): Promise<InboundResult> {
    if (isAutomaticEmail(email)) return { outcome: 'ignored', reason: 'automatic' };
    // An email that arrives twice has a new id of the provider, but the same Message-ID.
    const clientId = createNamedUuid(email.messageId || emailId, postNamespace);
    const forwarded = await this.letters.forward(clientId, email);
    if (forwarded) return forwarded;
    const claim = await this.findClaim(email);
    const user = claim && (await this.findUser(claim.userId));
    if (!claim || !user) return { outcome: 'ignored', reason: 'unknown-recipient' };
    const result = await this.tryToPost(clientId, email, claim, user);
    if (result === 'posted') return { outcome: 'posted' };
    if (result === 'repeated') return { outcome: 'ignored', reason: result };
    const { path } = claim;
    if (result === 'held') {
      await this.queueEmail('reply-waits', clientId, user, { path });
      return { outcome: 'posted' };
    }
    if (await this.notices.mayExplain(user.id))
      await this.queueEmail('reply-not-posted', clientId, user, { reason: result, path });
    return { outcome: 'refused', reason: result };
  }

  private async tryToPost(
    clientId: string,
    email: ReceivedEmail,
    { userId, topicId, expiresAt }: ReplyClaim,
    user: UserSummary,
  ): Promise<'posted' | 'held' | 'repeated' | ReplyRefusal> {
    if (normalizeEmail(extractEmail(email.from)) !== normalizeEmail(user.email)) return 'other-sender';
    if (expiresAt <= this.clock.now()) return 'expired';
    if (email.attachments > 0) return 'attachments';
    const text = readReplyText(email);
    try {
      const { isHeld } = await this.replies.post({ userId, topicId, clientId, text });
      return isHeld ? 'held' : 'posted';
    } catch (error) {
      const code = error instanceof AppError ? error.code : '';
      if (code === 'community.post-exists') return 'repeated';
      const refusal = refusalByCode[code];
      if (!refusal) throw error;
      return refusal;
    }
  }

  private async findClaim({ to }: ReceivedEmail): Promise<ReplyClaim | undefined> {
    const token = this.replyEmails.find(to);
    const message = token && (await this.database.em().findOne(EmailMessage, { id: token.messageId }));
    const facts = message?.facts as { notificationId?: string } | undefined;
    if (!token || !message?.userId || !facts?.notificationId) return undefined;
    const topic = await this.notifications.known.findTopic(facts.notificationId);
    const target = topic && { userId: message.userId, topicId: topic.topicId };
    if (!target || !this.replyEmails.isGenuine(token, target)) return undefined;
    return { ...target, path: topic.path, expiresAt: token.expiresAt };
  }

  private async findUser(id: string): Promise<UserSummary | undefined> {
    const known = await this.users.find(id);
    const user = known && (await this.users.findByConfirmedEmail(known.email));
    return user?.isBanned ? undefined : user;
  }

  private queueEmail(
    kind: 'reply-waits' | 'reply-not-posted',
    clientId: string,
    { id: userId, email: recipient, firstName }: UserSummary,
    facts: { path: string; reason?: ReplyRefusal },
  ): Promise<void> {
    return this.notices.queue({ kind, about: userId, clientId, recipient, firstName, userId, facts });
  }
}
