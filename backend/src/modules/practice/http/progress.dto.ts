import { IsBoolean } from 'class-validator';

export class MarkLessonDto {
  /** True marks the lesson as seen; false marks it as not seen and deletes its watched ranges. */
  @IsBoolean({ message: 'seen must be true or false' })
  seen!: boolean;
}
