import { Controller, Get, Query } from '@nestjs/common';
import { CurrentUser, RequiresPermission } from '#platform/http/access.ts';
import { AllowedInPreview } from '#platform/preview/preview-requests.ts';
import { ReadReflections } from '../use-cases/reflections/read-reflections.ts';
import { ReflectionPageView, TodayReflectionView } from '../use-cases/reflections/reflections.view.ts';
import { ReflectionsQuery, TodayReflectionQuery } from './reflections.dto.ts';

@Controller('api/reflections')
export class ReflectionsController {
  constructor(private readonly readReflections: ReadReflections) {}

  /** Returns the reflection of today in the reader's time zone. */
  @Get('today')
  @AllowedInPreview()
  @RequiresPermission('member')
  today(@Query() { zone }: TodayReflectionQuery): Promise<TodayReflectionView> {
    return this.readReflections.today(zone);
  }

  /** Returns the reflections of past days. Needs the tier 'Seeker' or a higher one. */
  @Get()
  @AllowedInPreview()
  @RequiresPermission('member')
  before(@CurrentUser() userId: string, @Query() query: ReflectionsQuery): Promise<ReflectionPageView> {
    return this.readReflections.listBefore({ userId, ...query });
  }
}
