import { Controller, Get, Param, Query } from '@nestjs/common';
import { CurrentUser, Requires } from '../../../platform/http/access.ts';
import { ProgramView } from '../use-cases/content.view.ts';
import { ReadContent } from '../use-cases/read-content.ts';
import { ProgramPage } from './content-pages.view.ts';
import { ContentListQuery } from './content.dto.ts';

@Controller('api/programs')
export class ProgramsController {
  constructor(private readonly readContent: ReadContent) {}

  /** Lists programs, newest first; what is above the reader's tier is locked. */
  @Get()
  @Requires('anyone')
  list(@Query() query: ContentListQuery, @CurrentUser() readerId: string | undefined): Promise<ProgramPage> {
    return this.readContent.list('programs', query, readerId);
  }

  /** Reads one by its id or slug. */
  @Get(':idOrSlug')
  @Requires('anyone')
  one(@Param('idOrSlug') idOrSlug: string, @CurrentUser() readerId: string | undefined): Promise<ProgramView> {
    return this.readContent.one('programs', idOrSlug, readerId);
  }
}
