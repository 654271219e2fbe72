import { Body, Controller, Get, Put, Query } from '@nestjs/common';
import { CurrentPrincipal, RequiresPermission, type Principal } from '#platform/http/access.ts';
import { RateLimit } from '#platform/http/limit.ts';
import { UserView, toUserView } from '../use-cases/views/user.view.ts';
import { extractNames } from '../use-cases/admin-api/user-metadata.ts';
import type { BearerPrincipal } from '../use-cases/sessions/authenticate-bearer.ts';
import { UpdateUser } from '../use-cases/accounts/update-user.ts';
import { toPkceChallenge } from './challenge.dto.ts';
import { RedirectQuery } from './mail-flows.dto.ts';
import { UpdateUserDto } from './update-user.dto.ts';

@Controller('api/auth/user')
export class UsersController {
  constructor(private readonly updateUser: UpdateUser) {}

  /** Returns the signed-in user. */
  @Get()
  @RequiresPermission('member')
  me(@CurrentPrincipal() { account, identities, factors }: BearerPrincipal): UserView {
    return toUserView(account, identities, factors);
  }

  /** Changes the caller's names, metadata, password or email address. */
  @Put()
  @RequiresPermission('member')
  @RateLimit({ setting: 'limitUpdateUser', windowSeconds: 300, per: 'ip' })
  update(
    @CurrentPrincipal() who: Principal,
    @Body() input: UpdateUserDto,
    @Query() { redirect_to: redirectTo }: RedirectQuery,
  ): Promise<UserView> {
    const { email, password, nonce, phone, data } = input;
    return this.updateUser.update({
      who,
      email: email ?? undefined,
      password: password ?? undefined,
      currentPassword: input.current_password ?? undefined,
      nonce: nonce ?? undefined,
      ...extractNames(data),
      phone: phone ?? undefined,
      appMetadata: input.app_metadata ?? undefined,
      redirectTo,
      challenge: toPkceChallenge(input),
    });
  }
}
