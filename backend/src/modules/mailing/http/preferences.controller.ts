import { Body, Controller, Get, Header, HttpCode, Param, Post, Res, type OnModuleInit } from '@nestjs/common';
import { ApiProduces } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { RequiresPermission } from '#platform/http/access.ts';
import { ErrorFormatters } from '#platform/http/error-formatters.ts';
import { AcceptsForm } from '#platform/http/form.ts';
import { SubscriberPreferences } from '../use-cases/list/list-preferences.ts';
import { ReflectionPreferencesDto } from './mailing.dto.ts';
import { formatPreferencesErrorPage, renderPreferencesPage } from './preferences-page.ts';

/**
 * HTML page on which a subscriber chooses emails. It needs no JavaScript, and its URL is excluded from caches and
 * referrers.
 */
@Controller('preferences')
@ApiProduces('text/html')
export class PreferencesController implements OnModuleInit {
  constructor(
    private readonly preferences: SubscriberPreferences,
    private readonly errorForms: ErrorFormatters,
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
    return renderPreferencesPage(reply, await this.preferences.read(token), false);
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
    @Body() { reflections, timeZone, pause }: ReflectionPreferencesDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const saved = await this.preferences.save(token, { reflections, timeZone, isPaused: pause === 'on' });
    return renderPreferencesPage(reply, saved, true);
  }
}
