import { Body, Controller, Get, Header, HttpCode, Param, Post, Res, type OnModuleInit } from '@nestjs/common';
import { ApiProduces } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { RequiresPermission } from '#platform/http/access.ts';
import { ErrorFormatterRegistry } from '#platform/http/error-formatters.ts';
import { AcceptsForm, IgnoresForm } from '#platform/http/form.ts';
import { RateLimit } from '#platform/http/limit.ts';
import { ChangeSubscriberEmail } from '../use-cases/list/change-subscriber-email.ts';
import { ManageSubscriberPreferences } from '../use-cases/list/list-preferences.ts';
import { NewEmailDto, PreferencesFormDto } from './mailing.dto.ts';
import { formatPreferencesErrorPage, renderNewEmailPage, renderPreferencesPage } from './preferences-page.ts';

@Controller('preferences')
@ApiProduces('text/html')
export class PreferencesController implements OnModuleInit {
  constructor(
    private readonly preferences: ManageSubscriberPreferences,
    private readonly changeEmail: ChangeSubscriberEmail,
    private readonly errorForms: ErrorFormatterRegistry,
  ) {}

  onModuleInit(): void {
    this.errorForms.register('/preferences', formatPreferencesErrorPage);
  }

  /** Shows the form with the current choice. */
  @Get(':token')
  @RequiresPermission('anyone')
  @Header('cache-control', 'no-store')
  @Header('referrer-policy', 'no-referrer')
  @Header('x-robots-tag', 'noindex')
  async show(@Param('token') token: string, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    return renderPreferencesPage(reply, token, await this.preferences.read(token));
  }

  /** Stores the choice and shows the form again. */
  @Post(':token')
  @AcceptsForm()
  @HttpCode(200)
  @RequiresPermission('anyone')
  @Header('cache-control', 'no-store')
  @Header('referrer-policy', 'no-referrer')
  @Header('x-robots-tag', 'noindex')
  async save(
    @Param('token') token: string,
    @Body() choice: PreferencesFormDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const { action, reflections, timeZone, newsletter, productNews, clickTracking, pause } = choice;
    const wanted = {
      ...{ reflections, timeZone, newsletter: newsletter === 'on', productNews: productNews === 'on' },
      ...{ clickTracking: clickTracking === 'on', isPaused: pause === 'on' },
    };
    const saved = await (action === 'stop' ? this.preferences.stopAll(token) : this.preferences.save(token, wanted));
    const notice = saved?.isSubscribed ? 'Saved.' : 'Saved. We send you no emails of the mailing list.';
    return renderPreferencesPage(reply, token, saved, notice);
  }

  /** Sends a link to the new email address, and shows the form again. */
  @Post(':token/email')
  @AcceptsForm()
  @HttpCode(200)
  @RequiresPermission('anyone')
  @RateLimit({ setting: 'limitSubscribeEmail', windowSeconds: 60, per: 'ip' })
  @Header('cache-control', 'no-store')
  @Header('referrer-policy', 'no-referrer')
  @Header('x-robots-tag', 'noindex')
  async askForNewEmail(
    @Param('token') token: string,
    @Body() { email }: NewEmailDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const asked = await this.changeEmail.ask(token, email);
    const shown = asked === undefined ? undefined : await this.preferences.read(token);
    return renderPreferencesPage(reply, token, shown, `We sent a link to ${asked}. Open it to use this email.`);
  }

  /** Shows the button that changes the email address. */
  @Get('new-email/:token')
  @RequiresPermission('anyone')
  @Header('cache-control', 'no-store')
  @Header('referrer-policy', 'no-referrer')
  @Header('x-robots-tag', 'noindex')
  async showNewEmail(@Param('token') token: string, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    return renderNewEmailPage(reply, await this.changeEmail.read(token), false);
  }

  /** Changes the email address. */
  @Post('new-email/:token')
  @IgnoresForm()
  @HttpCode(200)
  @RequiresPermission('anyone')
  @RateLimit({ setting: 'limitConfirmSubscription', windowSeconds: 300, per: 'ip' })
  @Header('cache-control', 'no-store')
  @Header('referrer-policy', 'no-referrer')
  @Header('x-robots-tag', 'noindex')
  async useNewEmail(@Param('token') token: string, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    return renderNewEmailPage(reply, await this.changeEmail.confirm(token), true);
  }
}
