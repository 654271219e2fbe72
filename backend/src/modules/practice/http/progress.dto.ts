import { IsBoolean } from 'class-validator';

export class MarkLessonDto {
  /** False removes the mark and clears the watched ranges. */
  @IsBoolean({ message: 'seen must be true or false' })
  seen!: boolean;
}
