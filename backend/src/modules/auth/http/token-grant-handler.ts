import { Injectable, type Type } from '@nestjs/common';
import { conflictError, invalidError } from '#kernel/app-error.ts';
import { InputValidationPipe } from '#platform/http/input.pipe.ts';
import { TooManyRequests } from '#platform/http/problem.ts';
import type { ClientOrigin } from '../use-cases/sessions/open-session.ts';
import type { SessionView } from '../use-cases/views/session.view.ts';
import { RedeemAuthCode } from '../use-cases/sessions/redeem-auth-code.ts';
import { RefreshSession } from '../use-cases/sessions/refresh-session.ts';
import { SignIn } from '../use-cases/sessions/sign-in.ts';
import { PasswordGrantDto, PkceGrantDto, RefreshGrantDto } from './sessions.dto.ts';

class UnsupportedGrant extends invalidError('invalid_credentials', 'unsupported_grant_type') {}

class ProviderDisabled extends invalidError('provider_disabled', 'Provider (issuer of the token) is not enabled') {}

class Web3Disabled extends conflictError('web3_provider_disabled', 'Web3 provider is disabled') {}

/** The response has the status 503, because the client library of Supabase Auth ends the session after a 429. */
export class TooManySessionRefreshes extends TooManyRequests {}

function throwSessionRefreshError(thrown: unknown): never {
  throw thrown instanceof TooManyRequests ? new TooManySessionRefreshes(thrown.retryAfterSeconds) : thrown;
}

type GrantHandler = (body: unknown, origin: ClientOrigin) => Promise<SessionView>;

@Injectable()
export class TokenGrantHandler {
  private readonly input = new InputValidationPipe();
  private readonly grants: ReadonlyMap<string, GrantHandler>;

  constructor(signIn: SignIn, refreshSession: RefreshSession, redeemAuthCode: RedeemAuthCode) {
    this.grants = new Map([
      [
        'password',
        this.grant(PasswordGrantDto, ({ email, password }, origin) => signIn.authenticate({ email, password, origin })),
      ],
      [
        'refresh_token',
        this.grant(RefreshGrantDto, ({ refresh_token: refreshToken }, { ip }) =>
          refreshSession.refresh({ refreshToken, ip }).catch(throwSessionRefreshError),
        ),
      ],
      [
        'pkce',
        this.grant(PkceGrantDto, ({ auth_code: authCode, code_verifier: verifier }, origin) =>
          redeemAuthCode.redeem({ authCode, verifier, origin }),
        ),
      ],
    ]);
  }

  async redeem(type: string, body: unknown, origin: ClientOrigin): Promise<SessionView> {
    if (type === 'id_token') throw new ProviderDisabled();
    if (type === 'web3') throw new Web3Disabled();
    const redeem = this.grants.get(type);
    if (!redeem) throw new UnsupportedGrant();
    return redeem(body, origin);
  }

  private grant<Dto>(
    metatype: Type<Dto>,
    act: (input: Dto, origin: ClientOrigin) => Promise<SessionView>,
  ): GrantHandler {
    return async (body, origin) => act((await this.input.transform(body, { type: 'body', metatype })) as Dto, origin);
  }
}
