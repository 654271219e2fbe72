import { ApiProperty } from '@nestjs/swagger';
import { ReplayLineView, ReplayView } from '#modules/content/index.ts';

export class ReplayProgressView {
  /** Position at which playback continues, in seconds. */
  positionSec!: number;
  /** RFC 3339; null when it was never played. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  lastPlayedAt!: string | null;
  /** True once 90 % was played. */
  isDone!: boolean;
}

export class MemberReplayLineView extends ReplayLineView {
  standing!: ReplayProgressView;
  /** Added within a week and not started by you. */
  isNew!: boolean;
  wasThere!: boolean;
}

export class ReplaysView {
  items!: MemberReplayLineView[];
  nextCursor!: string | null;
}

export class MemberReplayView extends ReplayView {
  standing!: ReplayProgressView;
  wasThere!: boolean;
}
