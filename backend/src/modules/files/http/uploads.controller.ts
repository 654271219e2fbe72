import { Controller, Delete, Head, HttpCode, Param, Patch, Post, Req, Res } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentUser, RequiresPermission } from '#platform/http/access.ts';
import { removeBodyTimeLimit } from '#platform/http/body-time-limit.ts';
import { IdParams } from '#platform/http/id-params.dto.ts';
import { AllowsSlowTransfer } from '#platform/http/time-limit.ts';
import { TusServer } from '../use-cases/uploads/tus-server.ts';

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly userId: string;
  readonly id?: string;
}

/** Implements the upload protocol tus 1.0.0 (https://tus.io). The id of an upload is also the id of the file. */
@Controller('api/admin/files/uploads')
export class UploadsController {
  constructor(private readonly server: TusServer) {}

  @Post()
  @HttpCode(201)
  @RequiresPermission('editor')
  @AllowsSlowTransfer()
  @ApiOperation({
    summary: 'Creates an upload (tus creation). Headers: Upload-Length, and Upload-Metadata with filename.',
  })
  create(@Req() request: FastifyRequest, @Res() reply: FastifyReply, @CurrentUser() userId: string): Promise<void> {
    return this.pass({ request, reply, userId });
  }

  @Head(':id')
  @RequiresPermission('editor')
  @ApiOperation({ summary: 'Returns the number of stored bytes as Upload-Offset.' })
  offset(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @Param() { id }: IdParams,
    @CurrentUser() userId: string,
  ): Promise<void> {
    return this.pass({ request, reply, userId, id });
  }

  @Patch(':id')
  @HttpCode(204)
  @RequiresPermission('editor')
  @AllowsSlowTransfer()
  @ApiOperation({ summary: 'Stores bytes from Upload-Offset on.' })
  append(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @Param() { id }: IdParams,
    @CurrentUser() userId: string,
  ): Promise<void> {
    return this.pass({ request, reply, userId, id });
  }

  @Delete(':id')
  @HttpCode(204)
  @RequiresPermission('editor')
  @ApiOperation({ summary: 'Ends an unfinished upload and deletes its bytes (tus termination).' })
  end(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @Param() { id }: IdParams,
    @CurrentUser() userId: string,
  ): Promise<void> {
    return this.pass({ request, reply, userId, id });
  }

  private async pass({ request, reply, userId, id }: Exchange): Promise<void> {
    await this.server.prepare({ userId, id, method: request.method });
    removeBodyTimeLimit(request.raw);
    reply.hijack();
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value);
    await this.server.handle({ request: request.raw, response: reply.raw, userId });
  }
}
