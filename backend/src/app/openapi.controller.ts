import { Controller, Get, Header } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { readFileSync } from 'node:fs';
import { Requires } from '#platform/http/access.ts';
import { openApiDocument } from '#platform/site/folders.ts';

@ApiExcludeController()
@Controller('api/openapi.json')
export class OpenApiController {
  private readonly document = readFileSync(openApiDocument, 'utf8');

  /** Returns the OpenAPI document. */
  @Get()
  @Requires('anyone')
  @Header('content-type', 'application/json')
  describe(): string {
    return this.document;
  }
}
