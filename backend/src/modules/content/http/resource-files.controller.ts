import { Controller, Get, Header, Param, Query, Req, type StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { CurrentUser, RequiresPermission } from '#platform/http/access.ts';
import { AllowsSlowTransfer } from '#platform/http/time-limit.ts';
import { AllowedInPreview } from '#platform/preview/preview-requests.ts';
import { ResourceFileReader } from '../use-cases/resource-files.ts';
import { ResourceFileQuery } from './files.dto.ts';

@ApiTags('Resources')
@Controller('api/resources')
export class ResourceFilesController {
  constructor(private readonly files: ResourceFileReader) {}

  @Get(':id/file')
  @AllowedInPreview()
  @RequiresPermission('anyone')
  @AllowsSlowTransfer()
  @Header('cache-control', 'private, no-store')
  @ApiOperation({
    operationId: 'Resources.file',
    summary:
      "The file itself, for whose tier opens it; the `url` of a resource is this address with a key of its reader's session.",
  })
  @ApiProduces('application/octet-stream')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  file(
    @Param('id') id: string,
    @Query() { key }: ResourceFileQuery,
    @CurrentUser() readerId: string | undefined,
    @Req() { method }: FastifyRequest,
  ): Promise<StreamableFile> {
    return this.files.open({ id, readerId, key, isDownload: method === 'GET' });
  }
}
