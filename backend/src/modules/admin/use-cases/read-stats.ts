import { Injectable } from '@nestjs/common';
import { CountUsers } from '../../auth/index.ts';
import { CountContent } from '../../content/index.ts';
import { CountInquiries } from '../../inquiries/index.ts';
import { CountSubscribers } from '../../mailing/index.ts';
import { CountActiveSubscribers } from '../../membership/index.ts';
import type { StatsView } from './stats.view.ts';

/** Counts what the admin's first page shows. What the product does not keep yet counts 0. */
@Injectable()
export class ReadStats {
  constructor(
    private readonly countUsers: CountUsers,
    private readonly countMembers: CountActiveSubscribers,
    private readonly countSubscribers: CountSubscribers,
    private readonly countContent: CountContent,
    private readonly countInquiries: CountInquiries,
  ) {}

  async execute(): Promise<StatsView> {
    const [users, { entitled }, activeSubscribers, { lessons, upcomingEvents }, partnershipApplications] =
      await Promise.all([
        this.countUsers.execute(),
        this.countMembers.execute(),
        this.countSubscribers.execute(),
        this.countContent.execute(),
        this.countInquiries.execute('partner'),
      ]);
    return {
      users,
      activeSubscriptions: entitled,
      activeSubscribers,
      lessons,
      upcomingEvents,
      partnershipApplications,
      forumReports: 0,
    };
  }
}
