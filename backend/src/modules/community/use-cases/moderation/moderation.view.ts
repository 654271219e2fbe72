import { ApiProperty } from '@nestjs/swagger';
import { tiers, type Tier } from '#kernel/tier.ts';
import { moderationActionTypes, type ModerationActionType } from '../../domain/moderation-action.entity.ts';
import { postStates, type PostState } from '../../domain/post.entity.ts';
import { reportReasons, type ReportReason } from '../../domain/report.entity.ts';

export { reportReasons, type ReportReason } from '../../domain/report.entity.ts';
export type { PostState } from '../../domain/post.entity.ts';
export { postActions, topicActions, type PostAction, type TopicAction } from '../../domain/moderation-action.entity.ts';

const nullableProperty = (type: typeof String | typeof Number, format?: string) => ({
  type,
  ...(format && { format }),
  nullable: true,
});

export class ModerationQueueRowView {
  /** Id of the post. */
  id!: string;
  title!: string;
  categoryTitle!: string;
  author!: string;
  /** True for the first post of a topic. */
  isFirst!: boolean;
  @ApiProperty({ enum: postStates, enumName: 'PostState' })
  state!: PostState;
  openReports!: number;
  @ApiProperty({ enum: reportReasons, enumName: 'ReportReason', isArray: true })
  reasons!: ReportReason[];
  /** RFC 3339, time of the first report or of the hold for approval. */
  waitsSince!: string;
}

export class ModerationQueuePageView {
  items!: ModerationQueueRowView[];
  waiting!: number;
  @ApiProperty({ ...nullableProperty(String), description: 'Cursor of the next page; null on the last page.' })
  nextCursor!: string | null;
}

export class ModerationActionView {
  id!: string;
  @ApiProperty({ enum: moderationActionTypes, enumName: 'ForumActionType' })
  kind!: ModerationActionType;
  /** Name of the staff member who carried out the action. */
  by!: string;
  isByAdmin!: boolean;
  reason!: string;
  @ApiProperty(nullableProperty(String, 'date-time'))
  until!: string | null;
  /** Time of the action, in RFC 3339. */
  at!: string;
  /** Id of the post, or of the first post of the topic; null without a post. */
  @ApiProperty(nullableProperty(String, 'uuid'))
  postId!: string | null;
  @ApiProperty(nullableProperty(String, 'uuid'))
  subjectId!: string | null;
  /** Name of the affected member. */
  subject!: string;
}

export class ForumActionView extends ModerationActionView {
  @ApiProperty(nullableProperty(String))
  title!: string | null;
}

export class ForumActionPageView {
  items!: ForumActionView[];
  @ApiProperty({ ...nullableProperty(String), description: 'Cursor of the next page; null on the last page.' })
  nextCursor!: string | null;
}

export class PostReportView {
  reporter!: string;
  @ApiProperty({ enum: reportReasons, enumName: 'ReportReason' })
  reason!: ReportReason;
  @ApiProperty(nullableProperty(String))
  words!: string | null;
  at!: string;
  isOpen!: boolean;
}

export class NeighborPostView {
  id!: string;
  @ApiProperty(nullableProperty(String, 'uuid'))
  authorId!: string | null;
  author!: string;
  @ApiProperty({ enum: postStates, enumName: 'PostState' })
  state!: PostState;
  /** Markdown text of the post. */
  source!: string;
  at!: string;
}

export class ModeratedRevisionView {
  /** Markdown text of this version. */
  source!: string;
  /** True when staff had not approved this version of the text: only its author and staff see it. */
  isHeld!: boolean;
  /** Time when an edit replaced this version, in RFC 3339. */
  replacedAt!: string;
}

export class ThreadPageView {
  items!: NeighborPostView[];
  @ApiProperty({ ...nullableProperty(String), description: 'Cursor of the next page; null on the last page.' })
  nextCursor!: string | null;
}

export class ModeratedMemberView {
  @ApiProperty(nullableProperty(String, 'uuid'))
  id!: string | null;
  name!: string;
  @ApiProperty(nullableProperty(String, 'date-time'))
  memberSince!: string | null;
  @ApiProperty({ enum: tiers, enumName: 'Tier', nullable: true })
  tier!: Tier | null;
  posts!: number;
  hidden!: number;
  /** Number of reports on this member's posts. */
  reports!: number;
  warnings!: number;
  suspensions!: number;
  @ApiProperty(nullableProperty(String, 'date-time'))
  suspendedUntil!: string | null;
}

export class CategoryNameView {
  slug!: string;
  title!: string;
}

export class ModerationCaseView {
  postId!: string;
  /** Version of the post. Send this version with your decision, so that conflicts are detected. */
  version!: number;
  topicId!: string;
  topicVersion!: number;
  title!: string;
  category!: string;
  categoryTitle!: string;
  otherCategories!: CategoryNameView[];
  posts!: number;
  isPinned!: boolean;
  isLocked!: boolean;
  begunBy!: string;
  begunAt!: string;
  /** True when the post has a report on which staff have not decided yet. */
  isReported!: boolean;
  /** True when the author deleted the post. */
  isDeleted!: boolean;
  @ApiProperty({ enum: postStates, enumName: 'PostState' })
  state!: PostState;
  /** The post with the previous and the next post of its topic. */
  context!: NeighborPostView[];
  /** Old versions of the text, latest first. */
  revisions!: ModeratedRevisionView[];
  reports!: PostReportView[];
  subject!: ModeratedMemberView;
  /** Earlier moderation actions on this post, its topic and its author, latest first, at most 20. */
  before!: ModerationActionView[];
  /** Actions that would undo an administrator's decision; only administrators can carry them out. */
  @ApiProperty({ enum: moderationActionTypes, enumName: 'ForumActionType', isArray: true })
  forAdmins!: ModerationActionType[];
}

export class SuspendedMemberView {
  id!: string;
  name!: string;
  until!: string;
  @ApiProperty(nullableProperty(String))
  reason!: string | null;
}

export class SuspendedMemberPageView {
  items!: SuspendedMemberView[];
  @ApiProperty({ ...nullableProperty(String), description: 'Cursor of the next page; null on the last page.' })
  nextCursor!: string | null;
}
