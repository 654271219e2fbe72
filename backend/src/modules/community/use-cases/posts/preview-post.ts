import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.ts';
import { ForumAccess } from '../forum-access.ts';
import { findMentionedMembers } from '../people/profiles.ts';
import type { PostPreviewView } from './posts.view.ts';
import { renderPost } from './render-post.ts';
import type { PostBody } from './write-post.ts';

@Injectable()
export class PreviewPost {
  constructor(
    private readonly database: Database,
    private readonly access: ForumAccess,
  ) {}

  async preview({ userId, text, mentions }: PostBody & { userId: string }): Promise<PostPreviewView> {
    await this.access.requireReader(userId);
    const found = await findMentionedMembers(this.database.em(), mentions, text);
    return {
      html: renderPost(
        text,
        found.map(({ name }) => name),
      ),
    };
  }
}
