import { ApiProperty } from '@nestjs/swagger';
import { tiers, type Tier } from '../../../../kernel/tier.ts';
import { postStates, type PostState } from '../../domain/post.entity.ts';

const orNull = (type: typeof String | typeof Number, format?: string) => ({
  type,
  ...(format && { format }),
  nullable: true,
});
const momentOrNull = orNull(String, 'date-time');

/** Who wrote something, as members see them. */
export class AuthorView {
  /** Null for a former member. */
  @ApiProperty(orNull(String, 'uuid'))
  id!: string | null;
  name!: string;
  /** Null for whoever is hidden, gone, or of no tier of the forum, as staff may be and who wrote before a plan ended. */
  @ApiProperty({ enum: tiers, enumName: 'Tier', nullable: true })
  tier!: Tier | null;
  /** The institute vouches that this is one of its staff. */
  isStaff!: boolean;
  isMe!: boolean;
}

export class MentionView {
  id!: string;
  name!: string;
}

/** A post, as this reader sees it. */
export class PostView {
  id!: string;
  /** Its place in the topic; null while it is held. */
  @ApiProperty(orNull(Number))
  number!: number | null;
  @ApiProperty({ enum: postStates, enumName: 'PostState' })
  state!: PostState;
  author!: AuthorView;
  /** The reader has hidden this author's words. */
  isMuted!: boolean;
  /** Safe HTML; null where the words are not shown to this reader. */
  @ApiProperty(orNull(String))
  html!: string | null;
  /** As it was written, for its author alone. */
  @ApiProperty(orNull(String))
  source!: string | null;
  mentions!: MentionView[];
  thanks!: number;
  /** The reader thanked for it. */
  isThanked!: boolean;
  /** The reader has reported it. */
  isReported!: boolean;
  /** RFC 3339. */
  createdAt!: string;
  @ApiProperty(momentOrNull)
  editedAt!: string | null;
  @ApiProperty(momentOrNull)
  deletedAt!: string | null;
  /** Until when its author, who is the reader, may edit it. */
  @ApiProperty(momentOrNull)
  editableUntil!: string | null;
  /** Until when its author, who is the reader, may bring it back. */
  @ApiProperty(momentOrNull)
  bringBackUntil!: string | null;
}

/** Posts of a topic, in their order. */
export class PostsView {
  items!: PostView[];
  /** There are earlier ones than the first of these. */
  hasEarlier!: boolean;
  /** There are later ones than the last of these. */
  hasLater!: boolean;
}

/** What became of what was written. */
export class WrittenPostView {
  id!: string;
  @ApiProperty(orNull(Number))
  number!: number | null;
  topicId!: string;
  /** The topic's address. */
  slug!: string;
  /** It waits until staff have looked at its links; only its author sees it. */
  isHeld!: boolean;
}

export class PreviewView {
  /** Safe HTML. */
  html!: string;
}

/** How a post read before. */
export class FormerWordsView {
  /** Safe HTML. */
  html!: string;
  /** Staff had not approved it; other members do not see it. */
  isHeld!: boolean;
  /** RFC 3339. */
  replacedAt!: string;
}
