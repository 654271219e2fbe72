import { Controller, Get, Header, HttpCode, Param, Post, Res } from '@nestjs/common';
import { ApiProduces } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { RequiresPermission } from '#platform/http/access.ts';
import { IgnoresForm } from '#platform/http/form.ts';
import { ReadUnsubscribeLink } from '../use-cases/list/read-unsubscribe-link.ts';
import { UnsubscribeEmail } from '../use-cases/list/unsubscribe.ts';
import { renderUnsubscribePage } from './unsubscribe-page.ts';

@Controller('u')
@ApiProduces('text/html')
export class UnsubscribeController {
  constructor(
    private readonly readLink: ReadUnsubscribeLink,
    private readonly unsubscribe: UnsubscribeEmail,
  ) {}

  /** Shows the page with the unsubscribe button, without unsubscribing, because email scanners open every link. */
  @Get(':token')
  @RequiresPermission('anyone')
  @Header('cache-control', 'no-store')
  @Header('referrer-policy', 'no-referrer')
  @Header('x-robots-tag', 'noindex')
  async ask(@Param('token') token: string, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    return renderUnsubscribePage(reply, await this.readLink.read({ token }));
  }

  /**
   * Unsubscribes immediately. Both the form on the page and email programs with one-click unsubscribing (RFC 8058) use
   * this endpoint.
   */
  @Post(':token')
  @IgnoresForm()
  @HttpCode(200)
  @RequiresPermission('anyone')
  @Header('cache-control', 'no-store')
  @Header('referrer-policy', 'no-referrer')
  @Header('x-robots-tag', 'noindex')
  async act(@Param('token') token: string, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    return renderUnsubscribePage(reply, await this.unsubscribe.unsubscribe({ token }));
  }
}
