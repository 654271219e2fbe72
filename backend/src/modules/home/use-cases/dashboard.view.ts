import { ApiProperty } from '@nestjs/swagger';
import { paidTiers, tiers, type PaidTier, type Tier } from '#kernel/tier.ts';
import { CircleDateView } from '#modules/live-events/index.ts';

export const roomNames = ['teachings', 'meditations', 'replays', 'forum', 'library', 'visionary'] as const;
type RoomName = (typeof roomNames)[number];

/** The lowest tier that may enter each room of the members area, in the order in which they are shown. */
export const tierOfRoom: Readonly<Record<RoomName, PaidTier>> = {
  teachings: 'seeker',
  meditations: 'seeker',
  replays: 'creator',
  forum: 'seeker',
  library: 'seeker',
  visionary: 'visionary',
};

const urgentKinds = ['unpaid', 'ending'] as const;
const stepKinds = ['lesson', 'meditation'] as const;

/** What of the membership cannot wait. */
export class UrgentView {
  /** A payment is owed; or the membership was cancelled and runs out. */
  @ApiProperty({ enum: urgentKinds })
  kind!: (typeof urgentKinds)[number];
  /** What was bought. */
  @ApiProperty({ enum: paidTiers })
  tier!: PaidTier;
  /** Each interval. */
  amountCents!: number;
  /** When access ends, RFC 3339; null where nobody can say. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  until!: string | null;
}

/** Where a lesson is. */
export class StepPlaceView {
  lessonSlug!: string;
  moduleSlug!: string;
  programTitle!: string;
  /** From 1, in the order of the programs. */
  programNumber!: number;
  /** From 1, in its program. */
  moduleNumber!: number;
  /** From 1, in its module. */
  lessonNumber!: number;
}

/** The lesson or meditation to go on with. */
export class NextStepView {
  @ApiProperty({ enum: stepKinds })
  kind!: (typeof stepKinds)[number];
  id!: string;
  title!: string;
  /** Seconds at which to continue; 0 if it was not begun. */
  positionSec!: number;
  /** Seconds; 0 where nobody knows. */
  durationSec!: number;
  /** Nothing was begun yet. */
  isFirst!: boolean;
  /** Null of a meditation. */
  @ApiProperty({ type: StepPlaceView, nullable: true })
  place!: StepPlaceView | null;
}

/** What the reflection of today asks. */
export class TodaysQuestionView {
  question!: string;
  /** How long its text is. */
  words!: number;
  /** When the member began to write to it, RFC 3339; null where they have not. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  wroteAt!: string | null;
}

/** From one new moon to the next. */
export class MoonOfPracticeView {
  @ApiProperty({ format: 'date-time' })
  from!: string;
  @ApiProperty({ format: 'date-time' })
  to!: string;
  /** The days of it with a sit, such as 2026-11-22, in their order. */
  days!: string[];
}

export class RoomView {
  @ApiProperty({ enum: roomNames })
  name!: RoomName;
  /** The lowest tier that may enter. */
  @ApiProperty({ enum: paidTiers })
  needs!: PaidTier;
  locked!: boolean;
}

/** Of the modules that the member's tier opens. */
export class ModulesBegunView {
  begun!: number;
  total!: number;
}

/** The first page of a member, in the order of its parts. */
export class DashboardView {
  /** The product's time, by which doors open. */
  @ApiProperty({ format: 'date-time' })
  now!: string;
  @ApiProperty({ enum: tiers })
  tier!: Tier;
  /** What the cheapest plan costs a month, in whole US dollars; null for members who pay, and for staff. */
  @ApiProperty({ type: Number, nullable: true })
  plansFrom!: number | null;
  /** Null while everything can wait. */
  @ApiProperty({ type: UrgentView, nullable: true })
  urgent!: UrgentView | null;
  /** Null where nothing is open, and where everything is seen. */
  @ApiProperty({ type: NextStepView, nullable: true })
  continue!: NextStepView | null;
  /** Every lesson that is open to the member is seen. */
  isAllSeen!: boolean;
  /** The date that is held now or next, or has just ended, of those that are open to the member. Null where nothing is planned. */
  @ApiProperty({ type: CircleDateView, nullable: true })
  circle!: CircleDateView | null;
  /** Null on a day that has no reflection. */
  @ApiProperty({ type: TodaysQuestionView, nullable: true })
  reflection!: TodaysQuestionView | null;
  moon!: MoonOfPracticeView;
  modules!: ModulesBegunView;
  /** The six rooms. */
  rooms!: RoomView[];
}
