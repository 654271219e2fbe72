import { ApiProperty } from '@nestjs/swagger';
import { postStates, type PostState } from '../../domain/post.entity.ts';
import { reportReasons, type ReportReason } from '../../domain/report.entity.ts';

const orNull = (type: typeof String | typeof Number, format?: string) => ({
  type,
  ...(format && { format }),
  nullable: true,
});

/** A post that waits for staff, or that staff have decided on. */
export class QueueRowView {
  postId!: string;
  title!: string;
  categoryTitle!: string;
  author!: string;
  @ApiProperty({ enum: postStates, enumName: 'PostState' })
  state!: PostState;
  openReports!: number;
  @ApiProperty({ enum: reportReasons, enumName: 'ReportReason', isArray: true })
  reasons!: ReportReason[];
  /** RFC 3339: when it was written. */
  createdAt!: string;
}

export class QueuePage {
  items!: QueueRowView[];
  /** How many wait. */
  waiting!: number;
  @ApiProperty({ ...orNull(String), description: 'What to send as cursor for the next page; null on the last.' })
  nextCursor!: string | null;
}

export class ForumDeedView {
  id!: string;
  kind!: string;
  /** Who of staff did it. */
  by!: string;
  isByAdmin!: boolean;
  reason!: string;
  @ApiProperty(orNull(String, 'date-time'))
  until!: string | null;
  /** RFC 3339. */
  at!: string;
  /** The post it concerned, where it concerned one. */
  @ApiProperty(orNull(String, 'uuid'))
  postId!: string | null;
  subject!: string;
}

export class DeedsPage {
  items!: ForumDeedView[];
  @ApiProperty({ ...orNull(String), description: 'What to send as cursor for the next page; null on the last.' })
  nextCursor!: string | null;
}

export class ReportView {
  reporter!: string;
  @ApiProperty({ enum: reportReasons, enumName: 'ReportReason' })
  reason!: ReportReason;
  @ApiProperty(orNull(String))
  words!: string | null;
  at!: string;
  isOpen!: boolean;
}

export class ContextPostView {
  id!: string;
  author!: string;
  @ApiProperty({ enum: postStates, enumName: 'PostState' })
  state!: PostState;
  /** As it was written. */
  source!: string;
  at!: string;
}

/** The one whose words were reported. */
export class SubjectView {
  @ApiProperty(orNull(String, 'uuid'))
  id!: string | null;
  name!: string;
  @ApiProperty(orNull(String, 'date-time'))
  memberSince!: string | null;
  posts!: number;
  warnings!: number;
  @ApiProperty(orNull(String, 'date-time'))
  suspendedUntil!: string | null;
}

/** A post with what staff must know to decide. */
export class CaseView {
  postId!: string;
  /** To be sent along with what is decided. */
  version!: number;
  topicId!: string;
  topicVersion!: number;
  slug!: string;
  title!: string;
  category!: string;
  categoryTitle!: string;
  posts!: number;
  isPinned!: boolean;
  isLocked!: boolean;
  @ApiProperty({ enum: postStates, enumName: 'PostState' })
  state!: PostState;
  /** The post before, the post itself, the one after. */
  context!: ContextPostView[];
  reports!: ReportView[];
  subject!: SubjectView;
  /** What was done before with this post, its topic and its author; the latest first. */
  before!: ForumDeedView[];
}

export class SuspendedView {
  id!: string;
  name!: string;
  until!: string;
  @ApiProperty(orNull(String))
  reason!: string | null;
}

export class SuspendedMembersView {
  items!: SuspendedView[];
}
