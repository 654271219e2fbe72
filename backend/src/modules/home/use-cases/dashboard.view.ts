import { ApiProperty } from '@nestjs/swagger';
import { paidTiers, tiers, type PaidTier, type Tier } from '#kernel/tier.ts';
import { CircleDateView } from '#modules/live-events/index.ts';

export const sectionNames = ['teachings', 'meditations', 'replays', 'forum', 'library', 'visionary'] as const;
type SectionName = (typeof sectionNames)[number];

export const sectionTiers: Readonly<Record<SectionName, PaidTier>> = {
  teachings: 'seeker',
  meditations: 'seeker',
  replays: 'creator',
  forum: 'seeker',
  library: 'seeker',
  visionary: 'visionary',
};

const urgentKinds = ['unpaid', 'ending'] as const;
const stepKinds = ['lesson', 'meditation'] as const;

export class UrgentMessageView {
  /**
   * Reason for the message. `unpaid`: a payment is overdue. `ending`: the subscription was cancelled and ends with the
   * paid period.
   */
  @ApiProperty({ enum: urgentKinds })
  kind!: (typeof urgentKinds)[number];
  /** Paid tier that the message concerns. */
  @ApiProperty({ enum: paidTiers })
  tier!: PaidTier;
  /** Price per billing interval in cents. */
  amountCents!: number;
  /** RFC 3339, time at which access to paid content ends; null if this access has already ended or does not end. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  until!: string | null;
}

export class LessonPositionView {
  lessonSlug!: string;
  moduleSlug!: string;
  programTitle!: string;
  /** Position of the program in the list of programs, from 1. */
  programNumber!: number;
  /** Position of the module in its program, from 1. */
  moduleNumber!: number;
  /** Position of the lesson in its module, from 1. */
  lessonNumber!: number;
}

export class NextStepView {
  @ApiProperty({ enum: stepKinds })
  kind!: (typeof stepKinds)[number];
  id!: string;
  title!: string;
  /** Position in the recording at which to continue, in seconds; 0 if not started. */
  positionSec!: number;
  /** Length of the recording in seconds; 0 if unknown. */
  durationSec!: number;
  /** True if the step is a lesson and the member has not started any lesson yet. */
  isFirst!: boolean;
  /** Position of the lesson in its program; null for a meditation. */
  @ApiProperty({ type: LessonPositionView, nullable: true })
  place!: LessonPositionView | null;
}

export class ReflectionQuestionView {
  question!: string;
  /** Number of words in the text of the reflection. */
  words!: number;
  /** RFC 3339, time when the member began a journal entry for this reflection; null without an entry. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  wroteAt!: string | null;
}

export class LunarMonthPracticeView {
  @ApiProperty({ format: 'date-time' })
  from!: string;
  @ApiProperty({ format: 'date-time' })
  to!: string;
  /** Days with a meditation session, a lesson or a journal entry, such as 2026-11-22, in ascending order. */
  days!: string[];
}

export class SectionView {
  @ApiProperty({ enum: sectionNames })
  name!: SectionName;
  /** Lowest tier that may open the section. */
  @ApiProperty({ enum: paidTiers })
  needs!: PaidTier;
  locked!: boolean;
}

/** Counts modules that contain at least one lesson of the member's tier which is not free for everyone. */
export class ModuleCountsView {
  begun!: number;
  total!: number;
}

export class DashboardView {
  /** Current time of the server, which decides when members can join a circle. */
  @ApiProperty({ format: 'date-time' })
  now!: string;
  @ApiProperty({ enum: tiers })
  tier!: Tier;
  /** Monthly price of the cheapest plan in whole US dollars; null for staff and for members whose tier is not free. */
  @ApiProperty({ type: Number, nullable: true })
  plansFrom!: number | null;
  /** Message about the membership; null if there is none. */
  @ApiProperty({ type: UrgentMessageView, nullable: true })
  urgent!: UrgentMessageView | null;
  /** Lesson or meditation to continue with; null if there is none. */
  @ApiProperty({ type: NextStepView, nullable: true })
  continue!: NextStepView | null;
  /** True if the member has completed every lesson of their tier; false if the tier includes no lesson. */
  isAllSeen!: boolean;
  /**
   * Event date that members can join now. Otherwise a date that ended within the last day and that the member attended
   * or accepted. Otherwise the next date, or null.
   */
  @ApiProperty({ type: CircleDateView, nullable: true })
  circle!: CircleDateView | null;
  /** Question of today's reflection; null on a day without a reflection. */
  @ApiProperty({ type: ReflectionQuestionView, nullable: true })
  reflection!: ReflectionQuestionView | null;
  moon!: LunarMonthPracticeView;
  modules!: ModuleCountsView;
  /** The six sections of the members area. */
  rooms!: SectionView[];
}
