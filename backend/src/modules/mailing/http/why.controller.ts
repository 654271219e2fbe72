import { Controller, Get, Header, Param, Res } from '@nestjs/common';
import { ApiProduces } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { RequiresPermission } from '#platform/http/access.ts';
import { ExplainEmail } from '../use-cases/why/explain-email.ts';
import { renderWhyPage } from './why-page.ts';

@Controller('why')
@ApiProduces('text/html')
export class WhyController {
  constructor(private readonly explainEmail: ExplainEmail) {}

  /** Shows the reason of one email. */
  @Get(':token')
  @RequiresPermission('anyone')
  @Header('cache-control', 'no-store')
  @Header('referrer-policy', 'no-referrer')
  @Header('x-robots-tag', 'noindex')
  async show(@Param('token') token: string, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    return renderWhyPage(reply, await this.explainEmail.explain(token));
  }
}
