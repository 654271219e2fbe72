import { Body, Controller, HttpCode, Post, Query } from '@nestjs/common';
import { ApiBody, ApiExtraModels, ApiOkResponse, ApiQuery, getSchemaPath } from '@nestjs/swagger';
import { CurrentPrincipal, RequiresPermission } from '#platform/http/access.ts';
import { RateLimit } from '#platform/http/limit.ts';
import { SessionView } from '../use-cases/views/session.view.ts';
import { UserView } from '../use-cases/views/user.view.ts';
import { extractNames } from '../use-cases/admin-api/user-metadata.ts';
import type { BearerPrincipal } from '../use-cases/sessions/authenticate-bearer.ts';
import { SignOut } from '../use-cases/sessions/sign-out.ts';
import { SignUp } from '../use-cases/accounts/sign-up.ts';
import type { ClientOrigin } from '../use-cases/sessions/open-session.ts';
import { toPkceChallenge } from './challenge.dto.ts';
import { TokenGrantHandler } from './token-grant-handler.ts';
import { RedirectQuery } from './mail-flows.dto.ts';
import { RequestOrigin } from './request-origin.ts';
import { PasswordGrantDto, PkceGrantDto, RefreshGrantDto, SignOutQuery, SignUpDto } from './sessions.dto.ts';

@ApiExtraModels(PasswordGrantDto, PkceGrantDto, RefreshGrantDto, SessionView, UserView)
@Controller('api/auth')
export class SessionsController {
  constructor(
    private readonly signUp: SignUp,
    private readonly tokenGrantHandler: TokenGrantHandler,
    private readonly signOut: SignOut,
  ) {}

  /** Creates an account. Returns a session, or only the user if the email address must be confirmed first. */
  @Post('signup')
  @HttpCode(200)
  @RequiresPermission('anyone')
  @RateLimit({ setting: 'limitSignup', windowSeconds: 300, per: 'ip' })
  @ApiOkResponse({ schema: { oneOf: [{ $ref: getSchemaPath(SessionView) }, { $ref: getSchemaPath(UserView) }] } })
  join(
    @Body() { email, password, data, ...challenge }: SignUpDto,
    @Query() { redirect_to: redirectTo }: RedirectQuery,
    @RequestOrigin() origin: ClientOrigin,
  ): Promise<SessionView | UserView> {
    const names = extractNames(data);
    return this.signUp.signUp({ email, password, ...names, origin, redirectTo, challenge: toPkceChallenge(challenge) });
  }

  /** Opens a session with a password or the code of a link, or refreshes a session with a refresh token. */
  @Post('token')
  @HttpCode(200)
  @RequiresPermission('anyone')
  @ApiQuery({ name: 'grant_type', enum: ['password', 'refresh_token', 'pkce'] })
  @ApiBody({
    schema: { oneOf: [PasswordGrantDto, RefreshGrantDto, PkceGrantDto].map((dto) => ({ $ref: getSchemaPath(dto) })) },
  })
  token(
    @Query('grant_type') grantType: string,
    @Body() body: object,
    @RequestOrigin() origin: ClientOrigin,
  ): Promise<SessionView> {
    return this.tokenGrantHandler.redeem(grantType, body, origin);
  }

  /** Ends all sessions, this session, or all other sessions. */
  @Post('logout')
  @HttpCode(204)
  @RequiresPermission('member')
  leave(
    @CurrentPrincipal() { userId, sessionId, mfaRequired: mfaRequired }: BearerPrincipal,
    @Query() { scope }: SignOutQuery,
  ): Promise<void> {
    return this.signOut.endSessions({ userId, sessionId, scope, mfaRequired });
  }
}
