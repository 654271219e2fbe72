import { Body, Controller, HttpCode, Post, Query } from '@nestjs/common';
import { CurrentUser, Requires } from '#platform/http/access.ts';
import { UserView } from '../use-cases/views/user.view.ts';
import { LinkView } from '../use-cases/admin-api/directory.view.ts';
import { InvitePerson } from '../use-cases/admin-api/invite-person.ts';
import { MakeLink } from '../use-cases/admin-api/make-link.ts';
import { InviteDto, MakeLinkDto } from './directory.dto.ts';
import { RedirectQuery } from './mail-flows.dto.ts';

/** Admin endpoints that invite a user or create an email link for a user. */
@Controller('api/auth')
export class DirectoryLinksController {
  constructor(
    private readonly invitePerson: InvitePerson,
    private readonly makeLink: MakeLink,
  ) {}

  /** Creates an account and emails an invitation to its owner. */
  @Post('invite')
  @HttpCode(200)
  @Requires('directory-write')
  invite(
    @CurrentUser() actorId: string | undefined,
    @Body() { email, data: metadata }: InviteDto,
    @Query() { redirect_to: redirectTo }: RedirectQuery,
  ): Promise<UserView> {
    return this.invitePerson.invite({ actorId: actorId ?? null, email, metadata, redirectTo });
  }

  /** Creates a link and a code without sending an email. */
  @Post('admin/generate_link')
  @HttpCode(200)
  @Requires('directory-write')
  link(
    @CurrentUser() actorId: string | undefined,
    @Body() { type, email, password, new_email: newEmail, data: metadata, redirect_to: redirectTo }: MakeLinkDto,
    @Query() query: RedirectQuery,
  ): Promise<LinkView> {
    const way = { redirectTo: query.redirect_to ?? redirectTo };
    return this.makeLink.make({ ...way, actorId: actorId ?? null, type, email, password, newEmail, metadata });
  }
}
