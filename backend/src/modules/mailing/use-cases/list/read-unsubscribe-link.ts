import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.ts';
import { NotificationSource } from '../emails/notification-source.ts';
import { listStatusOf } from './list-status.ts';
import { emailOfLink, UnsubscribeLinks } from './unsubscribe-links.ts';

/** The email of an unsubscribe link, and whether it is unsubscribed. */
export interface UnsubscribeStatus {
  readonly email: string;
  readonly hasLeft: boolean;
  /** The kind of notification it is about, as it is called on the page of settings; none for the list. */
  readonly kind?: string;
}

/** Tells what an unsubscribe link is about, and changes nothing: mail scanners open every link. */
@Injectable()
export class ReadUnsubscribeLink {
  constructor(
    private readonly database: Database,
    private readonly links: UnsubscribeLinks,
    private readonly notifications: NotificationSource,
  ) {}

  /** Undefined for a link that is none of ours. */
  async read({ token }: { token: string }): Promise<UnsubscribeStatus | undefined> {
    const claim = this.links.read(token);
    const em = this.database.em();
    const email = claim && (await emailOfLink(em, claim));
    if (!email) return undefined;
    if (claim.of === 'notification') {
      const wish = await this.notifications.wishOf(claim.id);
      return wish && { email, hasLeft: !wish.isWished, kind: wish.kind };
    }
    const { status } = await listStatusOf(em, email);
    return { email, hasLeft: status === 'left' || status === 'suppressed' };
  }
}
