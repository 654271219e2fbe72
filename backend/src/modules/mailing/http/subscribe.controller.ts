import { Body, Controller, Header, HttpCode, Post, type OnModuleInit } from '@nestjs/common';
import { ApiProduces } from '@nestjs/swagger';
import { RequiresPermission } from '#platform/http/access.ts';
import { ErrorFormatterRegistry } from '#platform/http/error-formatters.ts';
import { AcceptsForm } from '#platform/http/form.ts';
import { RateLimit } from '#platform/http/limit.ts';
import { SubscribeEmail } from '../use-cases/list/subscribe-email.ts';
import { SubscribeEmailDto } from './mailing.dto.ts';
import { formatSubscribeErrorPage, renderSubscribedPage } from './subscribe-page.ts';

/** The form sends the email address in the body, never in the URL. */
@Controller('subscribe')
@ApiProduces('text/html')
export class SubscribeController implements OnModuleInit {
  constructor(
    private readonly subscribeEmail: SubscribeEmail,
    private readonly errorForms: ErrorFormatterRegistry,
  ) {}

  onModuleInit(): void {
    this.errorForms.register('/subscribe', formatSubscribeErrorPage);
  }

  /** Subscribes an email address to the mailing list and returns an HTML page. */
  @Post()
  @HttpCode(200)
  @RequiresPermission('anyone')
  @RateLimit({ setting: 'limitSubscribeEmail', windowSeconds: 60, per: 'ip' })
  @AcceptsForm()
  @Header('content-type', 'text/html; charset=utf-8')
  @Header('cache-control', 'no-store')
  async subscribe(@Body() input: SubscribeEmailDto): Promise<string> {
    return renderSubscribedPage(await this.subscribeEmail.subscribe(input));
  }
}
