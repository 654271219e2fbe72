import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, Matches } from 'class-validator';
import { PageQuery } from '#platform/http/page.ts';
import { IsTimeZoneName } from '#platform/http/text-rules.ts';

const monthPattern = /^\d{4}-(0[1-9]|1[0-2])$/;

export class TodayReflectionQuery {
  @IsOptional()
  @IsTimeZoneName({ required: false, default: 'UTC' })
  zone = 'UTC';
}

export class ReflectionsQuery extends PageQuery {
  /** Month of the reflections to return, such as 2026-11. */
  @ApiProperty({ type: String, pattern: monthPattern.source, required: false })
  @IsOptional()
  @Matches(monthPattern, { message: 'month must be a month such as 2026-11' })
  month?: string;

  @IsOptional()
  @IsTimeZoneName({ required: false, default: 'UTC' })
  zone = 'UTC';
}
