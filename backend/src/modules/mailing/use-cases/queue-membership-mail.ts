import { Injectable } from '@nestjs/common';
import { UserById } from '../../auth/index.ts';
import type { MailFacts, MembershipKind } from '../domain/email-message.entity.ts';
import { QueueMail } from './queue-mail.ts';

interface MembershipMail {
  readonly userId: string;
  readonly kind: MembershipKind;
  /** The id of what it tells of; no two mails of a kind tell of the same. */
  readonly about: string;
  readonly facts: MailFacts;
}

/** Decides on a mail about a paid membership. It goes to the member's address as it is by then. */
@Injectable()
export class QueueMembershipMail {
  constructor(
    private readonly userById: UserById,
    private readonly queueMail: QueueMail,
  ) {}

  async execute({ userId, kind, about, facts }: MembershipMail): Promise<void> {
    const user = await this.userById.execute(userId);
    if (!user) return;
    await this.queueMail.execute({
      ...{ kind, userId, facts },
      dedupeKey: `${kind}:${about}`,
      recipient: user.email,
      firstName: user.firstName,
      subscriberId: null,
      campaignId: null,
    });
  }
}
