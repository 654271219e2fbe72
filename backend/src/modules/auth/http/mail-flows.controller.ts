import { Body, Controller, Get, HttpCode, Post, Query, Redirect } from '@nestjs/common';
import { ApiExtraModels, ApiOkResponse, getSchemaPath } from '@nestjs/swagger';
import { CurrentUser, RequiresPermission } from '#platform/http/access.ts';
import { RateLimit } from '#platform/http/limit.ts';
import type { SubmittedLinkOrCode } from '../use-cases/mail/consume-one-time-token.ts';
import { EmailChangePendingView, SessionView } from '../use-cases/views/session.view.ts';
import { RequestAccountEmail } from '../use-cases/mail/request-account-email.ts';
import { extractNames } from '../use-cases/admin-api/user-metadata.ts';
import { FollowEmailLink } from '../use-cases/email-proofs/follow-email-link.ts';
import { SendSignInCode } from '../use-cases/email-proofs/send-sign-in-code.ts';
import { SendReauthenticationCode } from '../use-cases/email-proofs/send-reauthentication-code.ts';
import { VerifyEmailProof } from '../use-cases/email-proofs/verify-email-proof.ts';
import type { ClientOrigin } from '../use-cases/sessions/open-session.ts';
import { toPkceChallenge } from './challenge.dto.ts';
import {
  EmptyMailFlowView,
  FollowLinkQuery,
  OtpDto,
  RecoverAccountDto,
  RedirectQuery,
  ResendEmailDto,
  VerifyEmailProofDto,
} from './mail-flows.dto.ts';
import { RequestOrigin } from './request-origin.ts';

const windowSeconds = 300;

@ApiExtraModels(SessionView, EmailChangePendingView)
@Controller('api/auth')
export class MailFlowsController {
  constructor(
    private readonly sendSignInCode: SendSignInCode,
    private readonly requestAccountEmail: RequestAccountEmail,
    private readonly sendReauthenticationCode: SendReauthenticationCode,
    private readonly verifyEmailProof: VerifyEmailProof,
    private readonly followEmailLink: FollowEmailLink,
  ) {}

  /** Emails a code and a link to sign in with. */
  @Post('otp')
  @HttpCode(200)
  @RequiresPermission('anyone')
  @RateLimit({ setting: 'limitOtp', windowSeconds, per: 'ip' })
  async otp(@Body() input: OtpDto, @Query() { redirect_to }: RedirectQuery): Promise<EmptyMailFlowView> {
    const way = { redirectTo: redirect_to, challenge: toPkceChallenge(input) };
    await this.sendSignInCode.send({
      ...way,
      email: input.email,
      createUser: input.create_user,
      ...extractNames(input.data),
    });
    return {};
  }

  /** Emails a code and a link to reset the password. */
  @Post('recover')
  @HttpCode(200)
  @RequiresPermission('anyone')
  @RateLimit({ setting: 'limitRecover', windowSeconds, per: 'ip' })
  async recover(@Body() input: RecoverAccountDto, @Query() { redirect_to }: RedirectQuery): Promise<EmptyMailFlowView> {
    await this.requestAccountEmail.request({
      kind: 'recovery',
      email: input.email,
      redirectTo: redirect_to,
      challenge: toPkceChallenge(input),
    });
    return {};
  }

  /** Sends a pending confirmation email again. */
  @Post('resend')
  @HttpCode(200)
  @RequiresPermission('anyone')
  @RateLimit({ setting: 'limitResend', windowSeconds, per: 'ip' })
  async resend(@Body() input: ResendEmailDto, @Query() { redirect_to }: RedirectQuery): Promise<EmptyMailFlowView> {
    const { type, email } = input;
    const kind = type === 'signup' ? 'signup-again' : 'email-change-again';
    await this.requestAccountEmail.request({ kind, email, redirectTo: redirect_to, challenge: toPkceChallenge(input) });
    return {};
  }

  /** Emails a code that proves the signed-in user's identity before a password change. */
  @Get('reauthenticate')
  @RequiresPermission('member')
  @RateLimit({ setting: 'limitReauthenticate', windowSeconds, per: 'ip' })
  async reauthenticate(@CurrentUser() userId: string): Promise<EmptyMailFlowView> {
    await this.sendReauthenticationCode.send({ userId });
    return {};
  }

  /**
   * Accepts the code or the link of an email and opens a session. A change of the email address opens a session only
   * when no other confirmation is missing.
   */
  @Post('verify')
  @HttpCode(200)
  @RequiresPermission('anyone')
  @RateLimit({ setting: 'limitVerify', windowSeconds, per: 'ip' })
  @ApiOkResponse({
    schema: { oneOf: [{ $ref: getSchemaPath(SessionView) }, { $ref: getSchemaPath(EmailChangePendingView) }] },
  })
  verify(
    @Body() input: VerifyEmailProofDto,
    @RequestOrigin() origin: ClientOrigin,
  ): Promise<SessionView | EmailChangePendingView> {
    return this.verifyEmailProof.verify({ type: input.type, proof: toEmailProof(input), origin });
  }

  /**
   * Accepts a link that an administrator or a service created, and redirects with the result to the page of the link.
   */
  @Get('verify')
  @Redirect('/', 303)
  @RequiresPermission('anyone')
  @RateLimit({ setting: 'limitVerify', windowSeconds, per: 'ip' })
  async follow(@Query() query: FollowLinkQuery, @RequestOrigin() origin: ClientOrigin): Promise<{ url: string }> {
    const { token: link, type, redirect_to: redirectTo } = query;
    return { url: await this.followEmailLink.follow({ link, type, redirectTo, origin }) };
  }
}

const toEmailProof = ({ phone, token, token_hash, email }: VerifyEmailProofDto): SubmittedLinkOrCode | undefined =>
  phone && !email ? undefined : token_hash ? { link: token_hash } : { email: email ?? '', code: token ?? '' };
