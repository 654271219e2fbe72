import { IsBoolean } from 'class-validator';
import { Moment, Position, Spans } from './input-rules.ts';

/** What a player tells while somebody watches. */
export class RecordProgressDto {
  /** Where it is, in seconds. */
  @Position()
  positionSec!: number;

  /** From which second to which it has played since it told last; what was skipped is in none of them. */
  @Spans()
  watched!: [number, number][];

  /** When it was at that position, by the clock of the device. */
  @Moment('playedAt')
  playedAt!: string;
}

export class MarkLessonDto {
  /** False takes the mark back, and what was watched before no longer counts. */
  @IsBoolean({ message: 'seen must be true or false' })
  seen!: boolean;
}
