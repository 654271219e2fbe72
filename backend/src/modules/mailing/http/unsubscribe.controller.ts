import { Controller, Get, Header, HttpCode, Param, Post, Res } from '@nestjs/common';
import { ApiProduces } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Requires } from '#platform/http/access.ts';
import { IgnoresForm } from '#platform/http/form.ts';
import { ReadUnsubscribeLink } from '../use-cases/list/read-unsubscribe-link.ts';
import { Unsubscribe } from '../use-cases/list/unsubscribe.ts';
import { unsubscribePage } from './unsubscribe-page.ts';

/** Pages for people who come from an email. They need no script, and their addresses stay out of caches and referrers. */
@Controller('u')
@ApiProduces('text/html')
export class UnsubscribeController {
  constructor(
    private readonly readLink: ReadUnsubscribeLink,
    private readonly unsubscribe: Unsubscribe,
  ) {}

  /** The page with the button. Opening it changes nothing. */
  @Get(':token')
  @Requires('anyone')
  @Header('cache-control', 'no-store')
  @Header('referrer-policy', 'no-referrer')
  @Header('x-robots-tag', 'noindex')
  async ask(@Param('token') token: string, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    return unsubscribePage(reply, await this.readLink.read({ token }));
  }

  /** Unsubscribes at once: the page's own form, and the one click of mail programs (RFC 8058). */
  @Post(':token')
  @IgnoresForm()
  @HttpCode(200)
  @Requires('anyone')
  @Header('cache-control', 'no-store')
  @Header('referrer-policy', 'no-referrer')
  @Header('x-robots-tag', 'noindex')
  async act(@Param('token') token: string, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    return unsubscribePage(reply, await this.unsubscribe.unsubscribe({ token }));
  }
}
