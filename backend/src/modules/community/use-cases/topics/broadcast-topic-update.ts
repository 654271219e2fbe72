import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Database } from '#platform/database/database.ts';
import { LiveTopics } from '#platform/live/topics.ts';
import { Topic } from '../../domain/topic.entity.ts';
import { TopicAccess } from './topic-access.ts';

/** The message does not contain the text of a post, because open pages request new posts from the API. */
@Injectable()
export class BroadcastTopicUpdate implements OnModuleInit {
  private readonly log = new Logger('community');

  constructor(
    private readonly database: Database,
    private readonly readableTopics: TopicAccess,
    private readonly topics: LiveTopics,
  ) {}

  onModuleInit(): void {
    this.topics.addRoomTopics('forum-topic', async (userIds, topicId) => {
      const topic = await this.database.em().findOne(Topic, { id: topicId });
      const mayRead = await this.readableTopics.load(userIds, [topicId]);
      const isThere = (userId: string) => topic !== null && (topic.postCount > 0 || topic.authorId === userId);
      return new Set(userIds.filter((userId) => isThere(userId) && mayRead(userId, topicId)));
    });
  }

  /** Does not throw, because the post is already stored. */
  async broadcast(topicId: string): Promise<void> {
    try {
      const topic = await this.database.em().findOneOrFail(Topic, topicId);
      await this.topics.broadcast('forum-topic', topicId, {
        lastNumber: topic.lastNumber,
        postCount: topic.postCount,
      });
    } catch (err) {
      this.log.warn({ event: 'community.topic-update-failed', topicId, err });
    }
  }
}
