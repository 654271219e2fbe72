import { Controller, Get, Param, Query } from '@nestjs/common';
import { CurrentUser, Requires } from '../../../platform/http/access.ts';
import { ModuleListQuery } from './content.dto.ts';
import { ModuleView } from '../use-cases/content.view.ts';
import { ReadContent } from '../use-cases/read-content.ts';
import { ModulePage } from './content-pages.view.ts';

@Controller('api/modules')
export class ModulesController {
  constructor(private readonly readContent: ReadContent) {}

  /** Lists modules, in their order; what is above the reader's tier is locked. */
  @Get()
  @Requires('anyone')
  list(@Query() query: ModuleListQuery, @CurrentUser() readerId: string | undefined): Promise<ModulePage> {
    return this.readContent.list('modules', query, readerId);
  }

  /** Reads one by its id or slug. */
  @Get(':idOrSlug')
  @Requires('anyone')
  one(@Param('idOrSlug') idOrSlug: string, @CurrentUser() readerId: string | undefined): Promise<ModuleView> {
    return this.readContent.one('modules', idOrSlug, readerId);
  }
}
