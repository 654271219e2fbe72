import { Controller, Get, Param, Query } from '@nestjs/common';
import { CurrentUser, Requires } from '../../../platform/http/access.ts';
import { MeditationView } from '../use-cases/content.view.ts';
import { ReadContent } from '../use-cases/read-content.ts';
import { MeditationPage } from './content-pages.view.ts';
import { ContentListQuery } from './content.dto.ts';

@Controller('api/meditations')
export class MeditationsController {
  constructor(private readonly readContent: ReadContent) {}

  /** Lists meditations, newest first; what is above the reader's tier is locked. */
  @Get()
  @Requires('anyone')
  list(@Query() query: ContentListQuery, @CurrentUser() readerId: string | undefined): Promise<MeditationPage> {
    return this.readContent.list('meditations', query, readerId);
  }

  /** Reads one by its id. */
  @Get(':id')
  @Requires('anyone')
  one(@Param('id') id: string, @CurrentUser() readerId: string | undefined): Promise<MeditationView> {
    return this.readContent.one('meditations', id, readerId);
  }
}
