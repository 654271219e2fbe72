import { Body, Controller, Header, HttpCode, Post, type OnModuleInit } from '@nestjs/common';
import { ApiProduces } from '@nestjs/swagger';
import { Requires } from '#platform/http/access.ts';
import { ErrorFormatters } from '#platform/http/error-formatters.ts';
import { TakesForm } from '#platform/http/form.ts';
import { Limit } from '#platform/http/limit.ts';
import { SubscribeEmail } from '../use-cases/list/subscribe-email.ts';
import { SubscribeEmailDto } from './mailing.dto.ts';
import { notSubscribedPage, subscribedPage } from './subscribe-page.ts';

/** Mailing-list form for browsers without JavaScript. The email address is sent in the body, never in the URL. */
@Controller('subscribe')
@ApiProduces('text/html')
export class SubscribeController implements OnModuleInit {
  constructor(
    private readonly subscribeEmail: SubscribeEmail,
    private readonly errorForms: ErrorFormatters,
  ) {}

  onModuleInit(): void {
    this.errorForms.register('/subscribe', notSubscribedPage);
  }

  /** Subscribes an email address to the mailing list and returns an HTML page. */
  @Post()
  @HttpCode(200)
  @Requires('anyone')
  @Limit({ setting: 'limitSubscribeEmail', windowSeconds: 60, per: 'ip' })
  @TakesForm()
  @Header('content-type', 'text/html; charset=utf-8')
  @Header('cache-control', 'no-store')
  async subscribe(@Body() input: SubscribeEmailDto): Promise<string> {
    return subscribedPage(await this.subscribeEmail.subscribe(input));
  }
}
