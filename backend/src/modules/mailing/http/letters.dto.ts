import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean, IsOptional, Matches, MaxLength } from 'class-validator';
import { composeDecorators } from '#platform/http/text-rules.ts';

export const IsOptionalSlug = (): PropertyDecorator =>
  composeDecorators(
    ApiProperty({ type: String, maxLength: 100, nullable: true, required: false }),
    Transform(({ value }: { value: unknown }) => (value === '' ? null : value)),
    IsOptional(),
    Matches(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
      message: 'Slug may have small letters, digits and hyphens only, such as the-long-quiet',
    }),
    MaxLength(100, { message: 'Slug must be less than 100 characters' }),
  );

export class ChangeArchiveDto {
  /** True shows the campaign in the public archive. */
  @IsBoolean({ message: 'Public must be true or false' })
  isPublic!: boolean;

  /** Last part of the URL of the campaign, used only when the campaign has none yet. */
  @IsOptionalSlug()
  slug?: string | null;
}
