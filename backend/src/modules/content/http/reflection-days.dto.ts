import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { DayField } from '../kinds/reflection/kind.ts';

export class ReflectionDaysQuery {
  /** First day of the range. */
  @DayField('From')
  from!: string;

  /** Last day of the range. */
  @DayField('Until')
  until!: string;
}

const maxListLength = 500_000;

export class ImportReflectionsDto {
  /**
   * Lines with date, title, text and question, separated by tabs, commas or semicolons. The first line may name the
   * columns.
   */
  @ApiProperty({ type: String, maxLength: maxListLength })
  @IsString({ message: 'Texts are required' })
  @IsNotEmpty({ message: 'Texts are required' })
  @MaxLength(maxListLength, { message: `Texts must be less than ${maxListLength} characters` })
  list!: string;
}
