import { Body, Controller, Get, Put, Query } from '@nestjs/common';
import { CurrentPrincipal, Requires, type Principal } from '../../../platform/http/access.ts';
import { Limit } from '../../../platform/http/limit.ts';
import { UserView } from '../use-cases/answers/user.view.ts';
import { GetUser } from '../use-cases/get-user.ts';
import type { Bearer } from '../use-cases/recognise-bearer.ts';
import { UpdateUser } from '../use-cases/update-user.ts';
import { challengeOf } from './challenge.dto.ts';
import { RedirectQuery } from './mail-flows.dto.ts';
import { UpdateUserDto } from './update-user.dto.ts';

@Controller('api/auth/user')
export class UsersController {
  constructor(
    private readonly getUser: GetUser,
    private readonly updateUser: UpdateUser,
  ) {}

  /** The signed-in user. */
  @Get()
  @Requires('member')
  me(@CurrentPrincipal() bearer: Bearer): Promise<UserView> {
    return this.getUser.execute(bearer);
  }

  /** Changes one's own names, password or address. */
  @Put()
  @Requires('member')
  @Limit({ setting: 'limitUpdateUser', windowSeconds: 300, per: 'address' })
  update(
    @CurrentPrincipal() who: Principal,
    @Body() input: UpdateUserDto,
    @Query() { redirect_to: redirectTo }: RedirectQuery,
  ): Promise<UserView> {
    const { email, password, nonce, phone, data } = input;
    return this.updateUser.execute({
      who,
      email: email ?? undefined,
      password: password ?? undefined,
      currentPassword: input.current_password ?? undefined,
      nonce: nonce ?? undefined,
      firstName: data.first_name ?? undefined,
      lastName: data.last_name ?? undefined,
      phone: phone ?? undefined,
      appMetadata: input.app_metadata ?? undefined,
      redirectTo,
      challenge: challengeOf(input),
    });
  }
}
