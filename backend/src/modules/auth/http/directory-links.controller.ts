import { Body, Controller, HttpCode, Post, Query } from '@nestjs/common';
import { CurrentUser, RequiresPermission } from '#platform/http/access.ts';
import { UserView } from '../use-cases/views/user.view.ts';
import { EmailLinkView } from '../use-cases/admin-api/directory.view.ts';
import { InviteUser } from '../use-cases/admin-api/invite-user.ts';
import { GenerateEmailLink } from '../use-cases/admin-api/generate-email-link.ts';
import { InviteUserDto, GenerateEmailLinkDto } from './directory.dto.ts';
import { RedirectQuery } from './mail-flows.dto.ts';

@Controller('api/auth')
export class DirectoryLinksController {
  constructor(
    private readonly inviteUser: InviteUser,
    private readonly generateEmailLink: GenerateEmailLink,
  ) {}

  /** Creates an account and emails an invitation to its owner. */
  @Post('invite')
  @HttpCode(200)
  @RequiresPermission('directory-write')
  invite(
    @CurrentUser() actorId: string | undefined,
    @Body() { email, data: metadata }: InviteUserDto,
    @Query() { redirect_to: redirectTo }: RedirectQuery,
  ): Promise<UserView> {
    return this.inviteUser.invite({ actorId: actorId ?? null, email, metadata, redirectTo });
  }

  /** Creates a link and a code without sending an email. */
  @Post('admin/generate_link')
  @HttpCode(200)
  @RequiresPermission('directory-write')
  link(
    @CurrentUser() actorId: string | undefined,
    @Body()
    { type, email, password, new_email: newEmail, data: metadata, redirect_to: redirectTo }: GenerateEmailLinkDto,
    @Query() query: RedirectQuery,
  ): Promise<EmailLinkView> {
    const way = { redirectTo: query.redirect_to ?? redirectTo };
    return this.generateEmailLink.generate({
      ...way,
      actorId: actorId ?? null,
      type,
      email,
      password,
      newEmail,
      metadata,
    });
  }
}
