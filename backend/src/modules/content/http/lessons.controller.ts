import { Controller, Get, Param, Query } from '@nestjs/common';
import { CurrentUser, Requires } from '../../../platform/http/access.ts';
import { LessonListQuery } from './content.dto.ts';
import { LessonView } from '../use-cases/content.view.ts';
import { ReadContent } from '../use-cases/read-content.ts';
import { LessonPage } from './content-pages.view.ts';

@Controller('api/lessons')
export class LessonsController {
  constructor(private readonly readContent: ReadContent) {}

  /** Lists lessons, in their order; what is above the reader's tier is locked. */
  @Get()
  @Requires('anyone')
  list(@Query() query: LessonListQuery, @CurrentUser() readerId: string | undefined): Promise<LessonPage> {
    return this.readContent.list('lessons', query, readerId);
  }

  /** Reads one by its id or slug. */
  @Get(':idOrSlug')
  @Requires('anyone')
  one(@Param('idOrSlug') idOrSlug: string, @CurrentUser() readerId: string | undefined): Promise<LessonView> {
    return this.readContent.one('lessons', idOrSlug, readerId);
  }
}
