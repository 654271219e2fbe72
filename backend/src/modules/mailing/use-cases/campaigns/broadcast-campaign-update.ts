import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { LiveTopics } from '#platform/live/topics.ts';
import { FindStaff } from '#modules/auth/index.ts';

const topicKind = 'campaign';

@Injectable()
export class BroadcastCampaignUpdate implements OnModuleInit {
  private readonly log = new Logger('mailing');

  constructor(
    private readonly topics: LiveTopics,
    private readonly staff: FindStaff,
  ) {}

  onModuleInit(): void {
    this.topics.addRoomTopics(topicKind, (userIds) => this.staff.filterStaff(userIds));
  }

  /** Never throws, because the change is already stored. */
  async broadcast(campaignId: string): Promise<void> {
    try {
      await this.topics.broadcast(topicKind, campaignId, {});
    } catch (err) {
      this.log.warn({ event: 'campaign.update-not-sent', campaignId, err });
    }
  }
}
