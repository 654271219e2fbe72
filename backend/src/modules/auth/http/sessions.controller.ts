import { Body, Controller, HttpCode, Post, Query } from '@nestjs/common';
import { ApiBody, ApiExtraModels, ApiQuery, getSchemaPath } from '@nestjs/swagger';
import { CurrentPrincipal, Requires, type Principal } from '../../../platform/http/access.ts';
import { Limit } from '../../../platform/http/limit.ts';
import { SessionView } from '../use-cases/answers/session.view.ts';
import type { Origin } from '../use-cases/origin.ts';
import { SignOut } from '../use-cases/sign-out.ts';
import { SignUp } from '../use-cases/sign-up.ts';
import { PasswordGrantDto, RefreshGrantDto } from './grant.dto.ts';
import { Grants } from './grants.ts';
import { RequestOrigin } from './request-origin.ts';
import { SignOutQuery } from './sign-out.dto.ts';
import { SignUpDto } from './sign-up.dto.ts';

@ApiExtraModels(PasswordGrantDto, RefreshGrantDto)
@Controller('api/auth')
export class SessionsController {
  constructor(
    private readonly signUp: SignUp,
    private readonly grants: Grants,
    private readonly signOut: SignOut,
  ) {}

  /** Makes an account and signs in. */
  @Post('signup')
  @HttpCode(200)
  @Requires('anyone')
  @Limit({ setting: 'limitSignup', windowSeconds: 300, per: 'address' })
  join(@Body() { email, password, data }: SignUpDto, @RequestOrigin() origin: Origin): Promise<SessionView> {
    return this.signUp.execute({ email, password, firstName: data.first_name, lastName: data.last_name, origin });
  }

  /** Signs in, by password or by refresh token. */
  @Post('token')
  @HttpCode(200)
  @Requires('anyone')
  @ApiQuery({ name: 'grant_type', enum: ['password', 'refresh_token'] })
  @ApiBody({ schema: { oneOf: [{ $ref: getSchemaPath(PasswordGrantDto) }, { $ref: getSchemaPath(RefreshGrantDto) }] } })
  token(
    @Query('grant_type') grantType: string,
    @Body() body: object,
    @RequestOrigin() origin: Origin,
  ): Promise<SessionView> {
    return this.grants.redeem(grantType, body, origin);
  }

  /** Signs out: everywhere, here, or everywhere else. */
  @Post('logout')
  @HttpCode(204)
  @Requires('member')
  leave(@CurrentPrincipal() { userId, sessionId }: Principal, @Query() { scope }: SignOutQuery): Promise<void> {
    return this.signOut.execute({ userId, sessionId, scope });
  }
}
