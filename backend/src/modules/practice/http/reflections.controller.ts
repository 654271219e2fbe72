import { Controller, Get, Query } from '@nestjs/common';
import { CurrentUser, Requires } from '#platform/http/access.ts';
import { ReadReflections } from '../use-cases/reflections/read-reflections.ts';
import { ReflectionsPage, TodayView } from '../use-cases/reflections/reflections.view.ts';
import { ReflectionsQuery, TodayQuery } from './reflections.dto.ts';

@Controller('api/reflections')
export class ReflectionsController {
  constructor(private readonly readReflections: ReadReflections) {}

  /** The reflection of today, where the reader is. */
  @Get('today')
  @Requires('member')
  today(@Query() { zone }: TodayQuery): Promise<TodayView> {
    return this.readReflections.today(zone);
  }

  /** Those of the days before, for members from Seeker on. */
  @Get()
  @Requires('member')
  before(@CurrentUser() userId: string, @Query() query: ReflectionsQuery): Promise<ReflectionsPage> {
    return this.readReflections.before({ userId, ...query });
  }
}
