import { Body, Controller, Delete, Get, Header, HttpCode, Param, Patch, Post, Put, Query, Res } from '@nestjs/common';
import type { StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentPrincipal, CurrentUser, RequiresPermission, type Principal } from '#platform/http/access.ts';
import { FileResponder } from '#platform/http/file-responder.ts';
import { IdParams } from '#platform/http/id-params.dto.ts';
import { AllowsSlowTransfer } from '#platform/http/time-limit.ts';
import { CaptionsView, FileLinkView, StoredFileDetailsView, StoredFilePageView } from '../use-cases/file.view.ts';
import { ChangeFile } from '../use-cases/library/change-file.ts';
import { DeleteFiles } from '../use-cases/library/delete-files.ts';
import { OpenStoredFiles } from '../use-cases/library/open-stored-files.ts';
import { ReadFiles } from '../use-cases/library/read-files.ts';
import { CaptionsDto, ChangeFileDto, FileContentQuery, FilesQuery } from './files.dto.ts';

@Controller('api/admin/files')
export class FilesController {
  constructor(
    private readonly files: ReadFiles,
    private readonly changes: ChangeFile,
    private readonly deletion: DeleteFiles,
    private readonly content: OpenStoredFiles,
    private readonly responder: FileResponder,
  ) {}

  /** Lists the files, newest first, including files that are still being uploaded or processed. */
  @Get()
  @RequiresPermission('staff')
  list(@Query() query: FilesQuery): Promise<StoredFilePageView> {
    return this.files.list(query);
  }

  /** Returns a file and the content that uses it. */
  @Get(':id')
  @RequiresPermission('staff')
  read(@Param() { id }: IdParams): Promise<StoredFileDetailsView> {
    return this.files.read(id);
  }

  /** Changes the name, the description, the focal point or the poster of a file. */
  @Patch(':id')
  @RequiresPermission('editor')
  async change(@Param() { id }: IdParams, @Body() changes: ChangeFileDto): Promise<StoredFileDetailsView> {
    await this.changes.change(id, changes);
    return this.files.read(id);
  }

  /** Deletes a file that nothing uses. */
  @Delete(':id')
  @HttpCode(204)
  @RequiresPermission('editor')
  delete(@Param() { id }: IdParams, @CurrentUser() actorId: string): Promise<void> {
    return this.deletion.delete(id, actorId);
  }

  /** Returns the public URL of a picture, or a URL of another file that is valid for an hour. */
  @Post(':id/link')
  @HttpCode(200)
  @RequiresPermission('staff')
  link(@Param() { id }: IdParams, @CurrentPrincipal() { sessionId }: Principal): Promise<FileLinkView> {
    return this.content.createLink(id, sessionId);
  }

  /** Returns the bytes of a file, or one range of them. The request needs the key of the file's link. */
  @Get(':id/content')
  @RequiresPermission('signature')
  @AllowsSlowTransfer()
  @Header('cache-control', 'private, no-store')
  @Header('content-security-policy', "sandbox; default-src 'none'")
  @ApiProduces('application/octet-stream')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async bytes(
    @Param() { id }: IdParams,
    @Query() { key }: FileContentQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile | undefined> {
    const { isDownload, ...file } = await this.content.openContent(id, key);
    if (isDownload) reply.header('content-disposition', 'attachment');
    return this.responder.respond(file, reply);
  }

  /** Returns the captions of audio or video as WebVTT. */
  @Get(':id/captions')
  @RequiresPermission('staff')
  async readCaptions(@Param() { id }: IdParams): Promise<CaptionsView> {
    return { text: await this.changes.readCaptions(id) };
  }

  /** Replaces the captions of audio or video. For invalid captions, the response lists the lines with errors. */
  @Put(':id/captions')
  @RequiresPermission('editor')
  async setCaptions(@Param() { id }: IdParams, @Body() { text }: CaptionsDto): Promise<CaptionsView> {
    return { text: await this.changes.setCaptions(id, text) };
  }

  @Delete(':id/captions')
  @HttpCode(204)
  @RequiresPermission('editor')
  deleteCaptions(@Param() { id }: IdParams): Promise<void> {
    return this.changes.deleteCaptions(id);
  }
}
