import { ApiProperty } from '@nestjs/swagger';
import { ReplayListItemView, ReplayView } from '#modules/content/index.ts';

export class ReplayProgressView {
  /** Position at which playback continues, in seconds. */
  positionSec!: number;
  /** Time in RFC 3339 when you last played the replay, or null if never. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  lastPlayedAt!: string | null;
  /** True when you have played 90 % of the replay. */
  isDone!: boolean;
}

export class MemberReplayLineView extends ReplayListItemView {
  standing!: ReplayProgressView;
  /** True when the replay is open to you, was added within a week, and you have not started it. */
  isNew!: boolean;
  wasThere!: boolean;
}

export class ReplayListView {
  items!: MemberReplayLineView[];
  nextCursor!: string | null;
}

export class MemberReplayView extends ReplayView {
  standing!: ReplayProgressView;
  wasThere!: boolean;
}
