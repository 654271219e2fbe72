import { ApiProperty } from '@nestjs/swagger';
import { tiers, type Tier } from '#kernel/tier.ts';
import { postStates, type PostState } from '../../domain/post.entity.ts';

const nullableProperty = (type: typeof String | typeof Number, format?: string) => ({
  type,
  ...(format && { format }),
  nullable: true,
});
const nullableDateTime = nullableProperty(String, 'date-time');

export class AuthorView {
  /** Id of the author; null for a former member. */
  @ApiProperty(nullableProperty(String, 'uuid'))
  id!: string | null;
  name!: string;
  /** Tier of the author; null for hidden members, deleted accounts and authors without access to the forum. */
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
  /** Position of the post in the topic, counted from 1; null until other members can see the post. */
  @ApiProperty(nullableProperty(Number))
  number!: number | null;
  @ApiProperty({ enum: postStates, enumName: 'PostState' })
  state!: PostState;
  author!: AuthorView;
  isMuted!: boolean;
  /** Text of the post as safe HTML; null when the text is hidden from you. */
  @ApiProperty(nullableProperty(String))
  html!: string | null;
  /** Text of the post as Markdown; null when you are not the author or the post is hidden or deleted. */
  @ApiProperty(nullableProperty(String))
  source!: string | null;
  mentions!: MentionView[];
  thanks!: number;
  isThanked!: boolean;
  isReported!: boolean;
  /** Time when the post was written, in RFC 3339. */
  createdAt!: string;
  @ApiProperty(nullableDateTime)
  editedAt!: string | null;
  @ApiProperty(nullableDateTime)
  deletedAt!: string | null;
  /** Time until which you can edit the post; null when you cannot edit the post. */
  @ApiProperty(nullableDateTime)
  editableUntil!: string | null;
  /** Time until which you can restore your deleted post; null when you cannot restore it. */
  @ApiProperty(nullableDateTime)
  bringBackUntil!: string | null;
}

export class PostListView {
  items!: PostView[];
  hasEarlier!: boolean;
  hasLater!: boolean;
}

export class CreatedPostView {
  id!: string;
  @ApiProperty(nullableProperty(Number))
  number!: number | null;
  topicId!: string;
  slug!: string;
  /** True while the post waits for approval by staff because of its links; only its author sees it. */
  isHeld!: boolean;
}

export class PostPreviewView {
  /** Preview of the post as safe HTML. */
  html!: string;
}

export class PostRevisionView {
  /** This version of the text as safe HTML. */
  html!: string;
  /** True when staff had not approved this version of the text; other members do not see it. */
  isHeld!: boolean;
  /** Time when an edit replaced this version, in RFC 3339. */
  replacedAt!: string;
}
