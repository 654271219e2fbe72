import { Injectable } from '@nestjs/common';
import { hasVisibleCharacter } from '#kernel/visible-text.ts';
import { Database } from '#platform/database/database.ts';
import { NoSuchTopic, PostEmpty, PostTooLong } from '../../domain/errors.ts';
import { Topic } from '../../domain/topic.entity.ts';
import { maxPostCharacters } from './post-rules.ts';
import type { CreatedPostView } from './posts.view.ts';
import { WritePost } from './write-post.ts';

interface EmailReply {
  readonly userId: string;
  readonly topicId: string;
  readonly clientId: string;
  readonly text: string;
}

@Injectable()
export class ReplyByEmail {
  constructor(
    private readonly database: Database,
    private readonly writePost: WritePost,
  ) {}

  async post({ topicId, ...reply }: EmailReply): Promise<CreatedPostView> {
    if (!hasVisibleCharacter(reply.text)) throw new PostEmpty();
    if ([...reply.text].length > maxPostCharacters) throw new PostTooLong();
    const topic = await this.database.em().findOne(Topic, { id: topicId });
    if (!topic) throw new NoSuchTopic();
    return this.writePost.reply({ ...reply, slug: topic.slug, mentions: [] });
  }
}
