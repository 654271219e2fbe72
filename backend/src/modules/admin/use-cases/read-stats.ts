import { Injectable } from '@nestjs/common';
import { CountUsers } from '#modules/auth/index.ts';
import { ReadModerationQueue } from '#modules/community/index.ts';
import { ContentFiguresReader } from '#modules/content/index.ts';
import { CountInquiries } from '#modules/inquiries/index.ts';
import { CountSubscribers } from '#modules/mailing/index.ts';
import { CountActiveSubscribers } from '#modules/membership/index.ts';
import { RememberedNumbers } from './remembered-numbers.ts';
import type { AdminStatsView, WaitingCountsView } from './stats.view.ts';
import type { SubscriberCountsView } from './subscribers.view.ts';

@Injectable()
export class ReadAdminStats {
  private readonly stats = new RememberedNumbers(
    () => this.count(),
    ({ users }) => users,
  );
  private readonly subscribers = new RememberedNumbers(
    () => this.countSubscribers.count(),
    ({ total }) => total,
  );

  constructor(
    private readonly countUsers: CountUsers,
    private readonly countMembers: CountActiveSubscribers,
    private readonly countSubscribers: CountSubscribers,
    private readonly content: ContentFiguresReader,
    private readonly countInquiries: CountInquiries,
    private readonly forumQueue: ReadModerationQueue,
  ) {}

  /** With more than 10,000 accounts, the numbers can be a minute old. */
  read(): Promise<AdminStatsView> {
    return this.stats.get();
  }

  private async count(): Promise<AdminStatsView> {
    const [
      users,
      { entitled },
      { active: activeSubscribers },
      { lessons, upcomingEvents },
      partnershipApplications,
      forumReports,
    ] = await Promise.all([
      this.countUsers.count(),
      this.countMembers.count(),
      this.countSubscribers.count(),
      this.content.count(),
      this.countInquiries.count(['partner']),
      this.forumQueue.count(),
    ]);
    return {
      users,
      activeSubscriptions: entitled,
      activeSubscribers,
      lessons,
      upcomingEvents,
      partnershipApplications,
      forumReports,
    };
  }

  async waiting(): Promise<WaitingCountsView> {
    const [messages, ventures, moderation] = await Promise.all([
      this.countInquiries.count(['volunteer', 'contact', 'mentoring', 'withdrawal'], 'open'),
      this.countInquiries.count(['partner'], 'open'),
      this.forumQueue.count(),
    ]);
    return { messages, ventures, moderation };
  }

  /** With more than 10,000 subscribers, the numbers can be a minute old. */
  subscriberCounts(): Promise<SubscriberCountsView> {
    return this.subscribers.get();
  }
}
