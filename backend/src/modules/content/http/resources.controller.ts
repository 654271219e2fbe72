import { Controller, Get, Header, Param, Query, type StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import { CurrentUser, Requires } from '../../../platform/http/access.ts';
import { ResourceView } from '../use-cases/content.view.ts';
import { OpenResourceFile } from '../use-cases/open-resource-file.ts';
import { ReadContent } from '../use-cases/read-content.ts';
import { ResourcePage } from './content-pages.view.ts';
import { ContentListQuery, ResourceFileQuery } from './content.dto.ts';

@Controller('api/resources')
export class ResourcesController {
  constructor(
    private readonly readContent: ReadContent,
    private readonly openFile: OpenResourceFile,
  ) {}

  /** Lists resources, newest first; what is above the reader's tier is locked. */
  @Get()
  @Requires('anyone')
  list(@Query() query: ContentListQuery, @CurrentUser() readerId: string | undefined): Promise<ResourcePage> {
    return this.readContent.list('resources', query, readerId);
  }

  /** Reads one by its id. */
  @Get(':id')
  @Requires('anyone')
  one(@Param('id') id: string, @CurrentUser() readerId: string | undefined): Promise<ResourceView> {
    return this.readContent.one('resources', id, readerId);
  }

  /** The file itself, for whose tier opens it; the `url` of a resource is this address with a key of its reader. */
  @Get(':id/file')
  @Requires('anyone')
  @Header('cache-control', 'private, no-store')
  @ApiProduces('application/octet-stream')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  file(
    @Param('id') id: string,
    @Query() { key }: ResourceFileQuery,
    @CurrentUser() readerId: string | undefined,
  ): Promise<StreamableFile> {
    return this.openFile.execute({ id, readerId, key });
  }
}
