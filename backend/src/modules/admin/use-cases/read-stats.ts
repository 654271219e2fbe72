import { Injectable } from '@nestjs/common';
import { ReadReplica } from '#platform/database/read-replica.ts';
import { CachedCounts } from '#platform/database/cached-counts.ts';
import { CountUsers } from '#modules/auth/index.ts';
import { ReadModerationQueue } from '#modules/community/index.ts';
import { ContentFiguresReader } from '#modules/content/index.ts';
import { CountInquiries } from '#modules/inquiries/index.ts';
import { CountSubscribers } from '#modules/mailing/index.ts';
import { CountActiveSubscribers } from '#modules/membership/index.ts';
import { ReadAlerts } from './alerts/read-alerts.ts';
import type { AdminStatsView, WaitingCountsView } from './stats.view.ts';
import type { SubscriberCountsView } from './subscribers.view.ts';

@Injectable()
export class ReadAdminStats {
  private readonly people = this.cache(() => this.countPeople());
  private readonly subscribers = this.cache(() => this.countAllSubscribers());

  constructor(
    private readonly countUsers: CountUsers,
    private readonly countMembers: CountActiveSubscribers,
    private readonly countSubscribers: CountSubscribers,
    private readonly content: ContentFiguresReader,
    private readonly countInquiries: CountInquiries,
    private readonly forumQueue: ReadModerationQueue,
    private readonly replica: ReadReplica,
    private readonly alerts: ReadAlerts,
  ) {}

  private cache<Counts extends Readonly<Record<string, number>>>(read: () => Promise<Counts>): CachedCounts<Counts> {
    const countRows = (counts: Counts) => Math.max(...Object.values(counts));
    return new CachedCounts({ read, countRows, needsOwnWrites: () => this.replica.needsOwnWrites });
  }

  /** Numbers of users, subscriptions and subscribers above 10,000 come from a cache and can be one minute old. */
  async read(): Promise<AdminStatsView> {
    const [people, { lessons, upcomingEvents }, partnershipApplications, forumReports] = await Promise.all([
      this.people.get(),
      this.content.count(),
      this.countInquiries.count(['partner']),
      this.forumQueue.count(),
    ]);
    return { ...people, lessons, upcomingEvents, partnershipApplications, forumReports };
  }

  private async countPeople() {
    const [users, { entitled }, { active }] = await Promise.all([
      this.countUsers.count(),
      this.countMembers.count(),
      this.countSubscribers.count(),
    ]);
    return { users, activeSubscriptions: entitled, activeSubscribers: active };
  }

  async waiting(): Promise<WaitingCountsView> {
    const [messages, ventures, moderation, operations] = await Promise.all([
      this.countInquiries.count(['volunteer', 'contact', 'mentoring', 'withdrawal'], 'open'),
      this.countInquiries.count(['partner'], 'open'),
      this.forumQueue.count(),
      this.alerts.countOpen(),
    ]);
    return { messages, ventures, moderation, operations };
  }

  /** Numbers above 10,000 come from a cache and can be one minute old. */
  subscriberCounts(): Promise<SubscriberCountsView> {
    return this.subscribers.get();
  }

  private async countAllSubscribers() {
    return { ...(await this.countSubscribers.count()) };
  }
}
