import { ApiProperty } from '@nestjs/swagger';
import { tiers, type Tier } from '../../../../kernel/tier.ts';
import { deedKinds, type DeedKind } from '../../domain/deed.entity.ts';
import { postStates, type PostState } from '../../domain/post.entity.ts';
import { reportReasons, type ReportReason } from '../../domain/report.entity.ts';

export { reportReasons, type ReportReason } from '../../domain/report.entity.ts';
export type { PostState } from '../../domain/post.entity.ts';
export { postDeeds, topicDeeds, type PostDeed, type TopicDeed } from '../../domain/deed.entity.ts';

const orNull = (type: typeof String | typeof Number, format?: string) => ({
  type,
  ...(format && { format }),
  nullable: true,
});

/** A post that waits for staff. */
export class QueueRowView {
  /** Of the post. */
  id!: string;
  title!: string;
  categoryTitle!: string;
  author!: string;
  /** It begins its topic. */
  isFirst!: boolean;
  @ApiProperty({ enum: postStates, enumName: 'PostState' })
  state!: PostState;
  openReports!: number;
  @ApiProperty({ enum: reportReasons, enumName: 'ReportReason', isArray: true })
  reasons!: ReportReason[];
  /** RFC 3339: when it was first reported, or held. */
  waitsSince!: string;
}

export class QueuePage {
  items!: QueueRowView[];
  /** How many wait. */
  waiting!: number;
  @ApiProperty({ ...orNull(String), description: 'What to send as cursor for the next page; null on the last.' })
  nextCursor!: string | null;
}

/** What staff did. */
export class CaseDeedView {
  id!: string;
  @ApiProperty({ enum: deedKinds, enumName: 'ForumDeed' })
  kind!: DeedKind;
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
  @ApiProperty(orNull(String, 'uuid'))
  subjectId!: string | null;
  /** Whom it concerned. */
  subject!: string;
}

/** The same in a list, where its post stands for a whole topic too. */
export class ForumDeedView extends CaseDeedView {
  /** Of the topic. */
  @ApiProperty(orNull(String))
  title!: string | null;
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
  @ApiProperty(orNull(String, 'uuid'))
  authorId!: string | null;
  author!: string;
  @ApiProperty({ enum: postStates, enumName: 'PostState' })
  state!: PostState;
  /** As it was written. */
  source!: string;
  at!: string;
}

/** An earlier text of a post. */
export class RevisionView {
  /** As it was written. */
  source!: string;
  /** Staff had not approved it; only its author and staff see it. */
  isHeld!: boolean;
  /** RFC 3339. */
  replacedAt!: string;
}

export class TalkPage {
  items!: ContextPostView[];
  @ApiProperty({ ...orNull(String), description: 'What to send as cursor for the next page; null on the last.' })
  nextCursor!: string | null;
}

/** The one whose words were reported. */
export class SubjectView {
  @ApiProperty(orNull(String, 'uuid'))
  id!: string | null;
  name!: string;
  @ApiProperty(orNull(String, 'date-time'))
  memberSince!: string | null;
  @ApiProperty({ enum: tiers, enumName: 'Tier', nullable: true })
  tier!: Tier | null;
  /** Those that are shown. */
  posts!: number;
  hidden!: number;
  /** How often their posts were reported. */
  reports!: number;
  warnings!: number;
  suspensions!: number;
  @ApiProperty(orNull(String, 'date-time'))
  suspendedUntil!: string | null;
}

/** Where a talk may be. */
export class CategoryNameView {
  slug!: string;
  title!: string;
}

/** A post with what staff must know to decide. */
export class CaseView {
  postId!: string;
  /** To be sent along with what is decided. */
  version!: number;
  topicId!: string;
  topicVersion!: number;
  title!: string;
  /** The slug of its category. */
  category!: string;
  categoryTitle!: string;
  /** Where it may be moved. */
  otherCategories!: CategoryNameView[];
  posts!: number;
  isPinned!: boolean;
  isLocked!: boolean;
  begunBy!: string;
  begunAt!: string;
  /** Somebody reported it, and nobody has decided. */
  isReported!: boolean;
  /** Its author took it away. */
  isDeleted!: boolean;
  @ApiProperty({ enum: postStates, enumName: 'PostState' })
  state!: PostState;
  /** The post before, the post itself, the one after. */
  context!: ContextPostView[];
  /** Its earlier texts, the latest first. */
  revisions!: RevisionView[];
  reports!: ReportView[];
  subject!: SubjectView;
  /** Earlier actions with this post, its topic and its author; the latest first. */
  before!: CaseDeedView[];
  /** What would take back what an administrator decided, and is for administrators alone. */
  @ApiProperty({ enum: deedKinds, enumName: 'ForumDeed', isArray: true })
  forAdmins!: DeedKind[];
}

export class SuspendedView {
  id!: string;
  name!: string;
  until!: string;
  @ApiProperty(orNull(String))
  reason!: string | null;
}

export class SuspendedPage {
  items!: SuspendedView[];
  @ApiProperty({ ...orNull(String), description: 'What to send as cursor for the next page; null on the last.' })
  nextCursor!: string | null;
}
