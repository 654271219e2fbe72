import { IsBoolean } from 'class-validator';

export class MarkLessonDto {
  /** False takes the mark back, and what was watched before no longer counts. */
  @IsBoolean({ message: 'seen must be true or false' })
  seen!: boolean;
}
