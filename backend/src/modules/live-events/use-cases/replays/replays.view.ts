import { ApiProperty } from '@nestjs/swagger';
import { ReplayLineView, ReplayView } from '#modules/content/index.ts';

/** Where a member is in a replay. */
export class ReplayStandingView {
  /** Seconds at which to continue. */
  positionSec!: number;
  /** RFC 3339; null where it was not begun. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  lastPlayedAt!: string | null;
  /** True once 90 % was played. */
  isDone!: boolean;
}

/** A replay in the list of a member. */
export class MemberReplayLineView extends ReplayLineView {
  standing!: ReplayStandingView;
  /** It came within a week, and the member has not begun it. */
  isNew!: boolean;
  /** The member was there on that date. */
  wasThere!: boolean;
}

export class ReplaysView {
  items!: MemberReplayLineView[];
  nextCursor!: string | null;
}

/** One replay, as a member sees it. */
export class MemberReplayView extends ReplayView {
  standing!: ReplayStandingView;
  wasThere!: boolean;
}
