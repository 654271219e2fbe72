import { ApiProperty } from '@nestjs/swagger';
import { tiers, type Tier } from '#kernel/tier.ts';
import { postStates, type PostState } from '../../domain/post.entity.ts';

const orNull = (type: typeof String | typeof Number, format?: string) => ({
  type,
  ...(format && { format }),
  nullable: true,
});
const momentOrNull = orNull(String, 'date-time');

export class AuthorView {
  /** Null for a former member. */
  @ApiProperty(orNull(String, 'uuid'))
  id!: string | null;
  name!: string;
  /** Null for hidden members, removed accounts and authors below the forum tier. */
  @ApiProperty({ enum: tiers, enumName: 'Tier', nullable: true })
  tier!: Tier | null;
  isStaff!: boolean;
  isMe!: boolean;
}

export class MentionView {
  id!: string;
  name!: string;
}

export class PostView {
  id!: string;
  /** Position in the topic; null while it is held. */
  @ApiProperty(orNull(Number))
  number!: number | null;
  @ApiProperty({ enum: postStates, enumName: 'PostState' })
  state!: PostState;
  author!: AuthorView;
  isMuted!: boolean;
  /** Safe HTML; null when the text is not shown to you. */
  @ApiProperty(orNull(String))
  html!: string | null;
  /** Markdown source, for the author only. */
  @ApiProperty(orNull(String))
  source!: string | null;
  mentions!: MentionView[];
  thanks!: number;
  isThanked!: boolean;
  isReported!: boolean;
  /** RFC 3339. */
  createdAt!: string;
  @ApiProperty(momentOrNull)
  editedAt!: string | null;
  @ApiProperty(momentOrNull)
  deletedAt!: string | null;
  /** Time until which you can edit your own post. */
  @ApiProperty(momentOrNull)
  editableUntil!: string | null;
  /** Time until which you can restore your own post. */
  @ApiProperty(momentOrNull)
  bringBackUntil!: string | null;
}

export class PostsView {
  items!: PostView[];
  hasEarlier!: boolean;
  hasLater!: boolean;
}

export class WrittenPostView {
  id!: string;
  @ApiProperty(orNull(Number))
  number!: number | null;
  topicId!: string;
  slug!: string;
  /** True while its links wait for approval by staff; only its author sees it. */
  isHeld!: boolean;
}

export class PreviewView {
  /** Safe HTML. */
  html!: string;
}

export class FormerWordsView {
  /** Safe HTML. */
  html!: string;
  /** Not approved by staff; other members do not see it. */
  isHeld!: boolean;
  /** RFC 3339. */
  replacedAt!: string;
}
