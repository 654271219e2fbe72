import { Controller, Get, Header } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { readFileSync } from 'node:fs';
import { RequiresPermission } from '#platform/http/access.ts';
import { openApiFile } from '#platform/site/folders.ts';

@ApiExcludeController()
@Controller('api/openapi.json')
export class OpenApiController {
  private readonly document = readFileSync(openApiFile, 'utf8');

  /** Returns the OpenAPI document of this API. */
  @Get()
  @RequiresPermission('anyone')
  @Header('content-type', 'application/json')
  describe(): string {
    return this.document;
  }
}
