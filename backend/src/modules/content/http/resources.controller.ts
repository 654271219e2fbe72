import { Controller, Get, Param, Query } from '@nestjs/common';
import { CurrentUser, Requires } from '../../../platform/http/access.ts';
import { ListQuery } from '../../../platform/http/page.ts';
import { ResourceView } from '../use-cases/content.view.ts';
import { ReadContent } from '../use-cases/read-content.ts';
import { ResourcePage } from './content-pages.view.ts';

@Controller('api/resources')
export class ResourcesController {
  constructor(private readonly readContent: ReadContent) {}

  /** Lists resources, newest first; what is above the reader's tier is locked. */
  @Get()
  @Requires('anyone')
  list(@Query() query: ListQuery, @CurrentUser() readerId: string | undefined): Promise<ResourcePage> {
    return this.readContent.list('resources', query, readerId);
  }

  /** Reads one by its id. */
  @Get(':id')
  @Requires('anyone')
  one(@Param('id') id: string, @CurrentUser() readerId: string | undefined): Promise<ResourceView> {
    return this.readContent.one('resources', id, readerId);
  }
}
