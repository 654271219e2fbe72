import { Controller, Get, Header, Param, Res, type StreamableFile } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { RequiresPermission } from '#platform/http/access.ts';
import { FileResponder } from '#platform/http/file-responder.ts';
import { OpenStoredFiles } from '../use-cases/library/open-stored-files.ts';

/** URLs of pictures contain a hash, so browsers can cache pictures for a year. */
@ApiExcludeController()
@Controller('files')
export class PicturesController {
  constructor(
    private readonly files: OpenStoredFiles,
    private readonly responder: FileResponder,
  ) {}

  @Get(':sha256/:name')
  @RequiresPermission('anyone')
  @Header('content-security-policy', "sandbox; default-src 'none'")
  async picture(
    @Param('sha256') sha256: string,
    @Param('name') name: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile | undefined> {
    const file = await this.files.openPicture(sha256, name);
    reply.header('cache-control', 'public, max-age=31536000, immutable');
    return this.responder.respond(file, reply);
  }
}
