import { Body, Controller, Get, HttpCode, Post, Query, Redirect } from '@nestjs/common';
import { ApiExtraModels, ApiOkResponse, getSchemaPath } from '@nestjs/swagger';
import { CurrentUser, Requires } from '#platform/http/access.ts';
import { Limit } from '#platform/http/limit.ts';
import type { MailProof } from '../use-cases/mail/consume-token.ts';
import { FirstOfTwoView, SessionView } from '../use-cases/views/session.view.ts';
import { RequestEmail } from '../use-cases/mail/request-email.ts';
import { splitNames } from '../use-cases/admin-api/given-metadata.ts';
import { FollowLink } from '../use-cases/email-proofs/follow-link.ts';
import { SendCode } from '../use-cases/email-proofs/send-code.ts';
import { SendNonce } from '../use-cases/email-proofs/send-nonce.ts';
import { VerifyProof } from '../use-cases/email-proofs/verify-proof.ts';
import type { Origin } from '../use-cases/sessions/open-session.ts';
import { toChallenge } from './challenge.dto.ts';
import { DoneView, LinkQuery, OtpDto, RecoverDto, RedirectQuery, ResendDto, VerifyDto } from './mail-flows.dto.ts';
import { RequestOrigin } from './request-origin.ts';

const windowSeconds = 300;

/** Endpoints that send an email or consume its link or code. */
@ApiExtraModels(SessionView, FirstOfTwoView)
@Controller('api/auth')
export class MailFlowsController {
  constructor(
    private readonly sendCode: SendCode,
    private readonly requestEmail: RequestEmail,
    private readonly sendNonce: SendNonce,
    private readonly verifyProof: VerifyProof,
    private readonly followLink: FollowLink,
  ) {}

  /** Emails a code and a link to sign in with. */
  @Post('otp')
  @HttpCode(200)
  @Requires('anyone')
  @Limit({ setting: 'limitOtp', windowSeconds, per: 'ip' })
  async otp(@Body() input: OtpDto, @Query() { redirect_to }: RedirectQuery): Promise<DoneView> {
    const way = { redirectTo: redirect_to, challenge: toChallenge(input) };
    await this.sendCode.send({ ...way, email: input.email, createUser: input.create_user, ...splitNames(input.data) });
    return {};
  }

  /** Emails a code and a link to reset the password. */
  @Post('recover')
  @HttpCode(200)
  @Requires('anyone')
  @Limit({ setting: 'limitRecover', windowSeconds, per: 'ip' })
  async recover(@Body() input: RecoverDto, @Query() { redirect_to }: RedirectQuery): Promise<DoneView> {
    await this.requestEmail.request({
      kind: 'recovery',
      email: input.email,
      redirectTo: redirect_to,
      challenge: toChallenge(input),
    });
    return {};
  }

  /** Sends a pending confirmation email again. */
  @Post('resend')
  @HttpCode(200)
  @Requires('anyone')
  @Limit({ setting: 'limitResend', windowSeconds, per: 'ip' })
  async resend(@Body() input: ResendDto, @Query() { redirect_to }: RedirectQuery): Promise<DoneView> {
    const { type, email } = input;
    const kind = type === 'signup' ? 'signup-again' : 'email-change-again';
    await this.requestEmail.request({ kind, email, redirectTo: redirect_to, challenge: toChallenge(input) });
    return {};
  }

  /** Emails a code that proves the signed-in user's identity before a password change. */
  @Get('reauthenticate')
  @Requires('member')
  @Limit({ setting: 'limitReauthenticate', windowSeconds, per: 'ip' })
  async reauthenticate(@CurrentUser() userId: string): Promise<DoneView> {
    await this.sendNonce.send({ userId });
    return {};
  }

  /** Consumes the code or the link of an email and opens a session. */
  @Post('verify')
  @HttpCode(200)
  @Requires('anyone')
  @Limit({ setting: 'limitVerify', windowSeconds, per: 'ip' })
  @ApiOkResponse({
    schema: { oneOf: [{ $ref: getSchemaPath(SessionView) }, { $ref: getSchemaPath(FirstOfTwoView) }] },
  })
  verify(@Body() input: VerifyDto, @RequestOrigin() origin: Origin): Promise<SessionView | FirstOfTwoView> {
    return this.verifyProof.verify({ type: input.type, proof: toMailProof(input), origin });
  }

  /** Consumes a link created by an administrator or a service, then redirects to its page with the result. */
  @Get('verify')
  @Redirect('/', 303)
  @Requires('anyone')
  @Limit({ setting: 'limitVerify', windowSeconds, per: 'ip' })
  async follow(@Query() query: LinkQuery, @RequestOrigin() origin: Origin): Promise<{ url: string }> {
    const { token: link, type, redirect_to: redirectTo } = query;
    return { url: await this.followLink.follow({ link, type, redirectTo, origin }) };
  }
}

/** Returns undefined when the body contains a phone number instead of an email. */
const toMailProof = ({ phone, token, token_hash, email }: VerifyDto): MailProof | undefined =>
  phone && !email ? undefined : token_hash ? { link: token_hash } : { email: email ?? '', code: token ?? '' };
