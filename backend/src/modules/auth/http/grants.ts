import { Injectable, type Type } from '@nestjs/common';
import { AppError } from '../../../kernel/app-error.ts';
import { InputPipe } from '../../../platform/http/input.pipe.ts';
import type { SessionView } from '../use-cases/answers/session.view.ts';
import type { Origin } from '../use-cases/origin.ts';
import { RedeemAuthCode } from '../use-cases/redeem-auth-code.ts';
import { RefreshSession } from '../use-cases/refresh-session.ts';
import { SignIn } from '../use-cases/sign-in.ts';
import { PasswordGrantDto, PkceGrantDto, RefreshGrantDto } from './grant.dto.ts';

/** A way to a session that this product does not offer. */
class UnsupportedGrant extends AppError {
  override readonly kind = 'invalid';
  override readonly code = 'invalid_credentials';
  constructor() {
    super('unsupported_grant_type');
  }
}

/** Nobody signs in through another organisation. */
class ProviderDisabled extends AppError {
  override readonly kind = 'invalid';
  override readonly code = 'provider_disabled';
  constructor() {
    super('Provider (issuer of the token) is not enabled');
  }
}

/** Nor by a wallet. */
class Web3Disabled extends AppError {
  override readonly kind = 'conflict';
  override readonly code = 'web3_provider_disabled';
  constructor() {
    super('Web3 provider is disabled');
  }
}

type Redeem = (body: unknown, origin: Origin) => Promise<SessionView>;

/** The ways to a session. One address serves them all, so each checks the body by rules of its own. */
@Injectable()
export class Grants {
  private readonly input = new InputPipe();
  private readonly grants: ReadonlyMap<string, Redeem>;

  constructor(signIn: SignIn, refreshSession: RefreshSession, redeemAuthCode: RedeemAuthCode) {
    this.grants = new Map([
      [
        'password',
        this.grant(PasswordGrantDto, ({ email, password }, origin) => signIn.execute({ email, password, origin })),
      ],
      [
        'refresh_token',
        this.grant(RefreshGrantDto, ({ refresh_token: refreshToken }, { address }) =>
          refreshSession.execute({ refreshToken, address }),
        ),
      ],
      [
        'pkce',
        this.grant(PkceGrantDto, ({ auth_code: authCode, code_verifier: verifier }, origin) =>
          redeemAuthCode.execute({ authCode, verifier, origin }),
        ),
      ],
    ]);
  }

  async redeem(type: string, body: unknown, origin: Origin): Promise<SessionView> {
    if (type === 'id_token') throw new ProviderDisabled();
    if (type === 'web3') throw new Web3Disabled();
    const redeem = this.grants.get(type);
    if (!redeem) throw new UnsupportedGrant();
    return redeem(body, origin);
  }

  private grant<Dto>(metatype: Type<Dto>, act: (input: Dto, origin: Origin) => Promise<SessionView>): Redeem {
    return async (body, origin) => act((await this.input.transform(body, { type: 'body', metatype })) as Dto, origin);
  }
}
