import { IsBoolean } from 'class-validator';

export class MarkLessonDto {
  /** True marks the lesson as seen, and false marks the lesson as not seen and deletes the watched ranges. */
  @IsBoolean({ message: 'seen must be true or false' })
  seen!: boolean;
}
