import { Injectable } from '@nestjs/common';
import { CountUsers } from '../../auth/index.ts';
import { CountContent } from '../../content/index.ts';
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
  ) {}

  async execute(): Promise<StatsView> {
    const [users, { entitled }, activeSubscribers, { lessons, upcomingEvents }] = await Promise.all([
      this.countUsers.execute(),
      this.countMembers.execute(),
      this.countSubscribers.execute(),
      this.countContent.execute(),
    ]);
    return {
      users,
      activeSubscriptions: entitled,
      activeSubscribers,
      lessons,
      upcomingEvents,
      partnershipApplications: 0,
      forumReports: 0,
    };
  }
}
