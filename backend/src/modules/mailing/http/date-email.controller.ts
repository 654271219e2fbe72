import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CurrentUser, RequiresPermission } from '#platform/http/access.ts';
import { DateEmailView } from '../use-cases/emails/date-email.view.ts';
import { PreviewDateEmail } from '../use-cases/emails/preview-date-email.ts';
import { DateEmailDto } from './date-email.dto.ts';

@Controller('api/admin/events/:id/dates/email')
export class DateEmailController {
  constructor(private readonly email: PreviewDateEmail) {}

  /** Renders the email about a change of a date without making the change. No email is sent. */
  @Post()
  @HttpCode(200)
  @RequiresPermission('editor')
  preview(
    @Param('id') eventId: string,
    @CurrentUser() actorId: string,
    @Body() { scope = 'one', note = null, ...change }: DateEmailDto,
  ): Promise<DateEmailView> {
    return this.email.preview({ eventId, actorId, scope, note, ...change });
  }
}
