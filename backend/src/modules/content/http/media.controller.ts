import { Controller, Get, Header, HttpCode, Param, Post, Query, Res, type StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentPrincipal, CurrentUser, RequiresPermission, type Principal } from '#platform/http/access.ts';
import { FileResponder } from '#platform/http/file-responder.ts';
import { RateLimit } from '#platform/http/limit.ts';
import { AllowsSlowTransfer } from '#platform/http/time-limit.ts';
import { AllowedInPreview } from '#platform/preview/preview-requests.ts';
import { MediaAccess } from '../use-cases/media/media-access.ts';
import { mediaKinds } from '../use-cases/media/media-sources.ts';
import { MediaLinkQuery, MediaLinkView, MediaQuery } from './files.dto.ts';

const ItemParams = () => ApiParam({ name: 'kind', enum: mediaKinds });

@ApiTags('Media')
@Controller('api/media/:kind/:id')
export class MediaController {
  constructor(
    private readonly media: MediaAccess,
    private readonly parts: FileResponder,
  ) {}

  @Post('link')
  @AllowedInPreview()
  @HttpCode(200)
  @RequiresPermission('anyone')
  @RateLimit({ setting: 'limitMediaLinks', windowSeconds: 60, per: 'user' })
  @ItemParams()
  @ApiOperation({
    operationId: 'Media.link',
    summary:
      'Creates a link that plays the film or a sound of an item for an hour, if the tier of the reader opens it.',
  })
  @ApiOkResponse({ type: MediaLinkView })
  link(
    @Param('kind') kind: string,
    @Param('id') id: string,
    @Query() { sound }: MediaLinkQuery,
    @CurrentPrincipal() reader: Principal | undefined,
  ): Promise<MediaLinkView> {
    return this.media.createLink({ kind, id, sound }, reader);
  }

  @Get()
  @AllowedInPreview()
  @RequiresPermission('anyone')
  @AllowsSlowTransfer()
  @Header('cache-control', 'private, no-store')
  @ItemParams()
  @ApiOperation({
    operationId: 'Media.file',
    summary: 'The film or the sound itself, whole or one range of it; the tier is asked for at each request.',
  })
  @ApiProduces('application/octet-stream')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async file(
    @Param('kind') kind: string,
    @Param('id') id: string,
    @Query() { key, sound }: MediaQuery,
    @CurrentUser() userId: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile | undefined> {
    return this.parts.respond(await this.media.openFile({ kind, id, sound }, { userId, key }), reply);
  }

  @Get('captions.vtt')
  @AllowedInPreview()
  @RequiresPermission('anyone')
  @Header('cache-control', 'private, no-store')
  @Header('content-type', 'text/vtt; charset=utf-8')
  @ItemParams()
  @ApiOperation({ operationId: 'Media.captions', summary: 'The captions of a film, with the key of its link.' })
  @ApiProduces('text/vtt')
  @ApiOkResponse({ schema: { type: 'string' } })
  captions(
    @Param('kind') kind: string,
    @Param('id') id: string,
    @Query() { key }: MediaQuery,
    @CurrentUser() userId: string | undefined,
  ): Promise<string> {
    return this.media.readCaptions({ kind, id }, { userId, key });
  }
}
