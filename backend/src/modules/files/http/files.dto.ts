import { ApiProperty } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  IsBoolean,
  IsIn,
  IsNotEmpty,
  IsNumber,
  IsOptional,
  IsString,
  IsUUID,
  Max,
  MaxLength,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { ListQuery } from '#platform/http/page.ts';
import { ToMultiLine, CleanSingleLine, TransformText } from '#platform/http/text-rules.ts';
import { fileTypes, type FileType } from '../use-cases/file.view.ts';

const focalPointMessage = 'The focal point must be between 0 and 1';
const maxCaptionsLength = 500_000;

export class FilesQuery extends ListQuery {
  @ApiProperty({ enum: fileTypes, required: false })
  @IsOptional()
  @IsIn(fileTypes, { message: 'Choose image, audio, video or pdf' })
  type?: FileType;

  /** True lists only unused files. False lists only files that are in use. */
  @ApiProperty({ type: Boolean, required: false })
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => (value === 'true' ? true : value === 'false' ? false : value))
  @IsBoolean({ message: 'unused must be true or false' })
  unused?: boolean;
}

export class FocalPointDto {
  /** Horizontal position from 0 (left edge) to 1 (right edge). */
  @IsNumber({}, { message: focalPointMessage })
  @Min(0, { message: focalPointMessage })
  @Max(1, { message: focalPointMessage })
  x!: number;

  /** Vertical position from 0 (top edge) to 1 (bottom edge). */
  @IsNumber({}, { message: focalPointMessage })
  @Min(0, { message: focalPointMessage })
  @Max(1, { message: focalPointMessage })
  y!: number;
}

export class ChangeFileDto {
  @ValidateIf((_, value) => value !== undefined)
  @CleanSingleLine()
  @IsString({ message: 'Name is required' })
  @IsNotEmpty({ message: 'Name is required' })
  @MaxLength(2_000, { message: 'Name is too long' })
  name?: string;

  /** Description of a picture for people who cannot see it. */
  @ApiProperty({ type: String, nullable: true, required: false })
  @TransformText((text) => text || (null as never))
  @IsOptional()
  @IsString({ message: 'Alternative text must be a text' })
  @MaxLength(500, { message: 'Alternative text must be less than 500 characters' })
  alt?: string | null;

  @ApiProperty({ type: () => FocalPointDto, nullable: true, required: false })
  @IsOptional()
  @ValidateNested()
  @Type(() => FocalPointDto)
  focalPoint?: FocalPointDto | null;

  /** Id of a picture that is shown before a film plays. */
  @ApiProperty({ type: String, format: 'uuid', nullable: true, required: false })
  @IsOptional()
  @IsUUID(undefined, { message: 'Choose a picture of the library' })
  posterId?: string | null;
}

export class CaptionsDto {
  /** Captions as WebVTT. */
  @ToMultiLine()
  @IsString({ message: 'Send the captions as a text' })
  @MaxLength(maxCaptionsLength, { message: 'Captions must be less than 500,000 characters' })
  text!: string;
}

export class FileContentQuery {
  /** Signed key from the link of the file. */
  @IsOptional()
  @MaxLength(200)
  @IsString()
  key?: string;
}
