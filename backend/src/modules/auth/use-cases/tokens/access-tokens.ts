import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { LRUCache } from 'lru-cache';
import { hash, type KeyObject } from 'node:crypto';
import { realTime } from '#kernel/real-time.ts';
import { Settings } from '#platform/config/settings.ts';
import type { Session } from '../../domain/session.entity.ts';
import type { UserView } from '../views/user.view.ts';
import { SigningKeys } from './signing-keys.ts';

export const accessTokenAudience = 'authenticated';

export const getTokenIssuer = ({ siteUrl }: Pick<Settings, 'siteUrl'>): string => new URL('/api/auth', siteUrl).href;

export interface AccessTokenClaims {
  readonly iss: string;
  readonly sub: string;
  readonly aud: typeof accessTokenAudience;
  readonly iat: number;
  readonly exp: number;
  readonly email: string;
  readonly phone: '';
  readonly app_metadata: UserView['app_metadata'];
  readonly user_metadata: UserView['user_metadata'];
  readonly role: 'authenticated';
  readonly aal: 'aal1' | 'aal2';
  readonly amr: Session['amr'];
  readonly session_id: string;
  readonly is_anonymous: false;
}

const maxVerifiedBytes = 8 * 2 ** 20;

interface AccessToken {
  readonly token: string;
  readonly expiresIn: number;
}

/** Never read permissions from the claims of a token, because roles can change after the token was signed. */
@Injectable()
export class AccessTokens {
  private readonly verified = new LRUCache<string, AccessTokenClaims>({ maxSize: maxVerifiedBytes });

  constructor(
    private readonly jwt: JwtService,
    private readonly keys: SigningKeys,
    private readonly settings: Settings,
  ) {}

  sign(user: UserView, session: Pick<Session, 'id' | 'aal' | 'amr'>): AccessToken {
    const iat = Math.floor(realTime().getTime() / 1000);
    const expiresIn = this.settings.authTokenSeconds;
    const claims: AccessTokenClaims = {
      iss: getTokenIssuer(this.settings),
      sub: user.id,
      aud: accessTokenAudience,
      iat,
      exp: iat + expiresIn,
      email: user.email,
      phone: '',
      app_metadata: user.app_metadata,
      user_metadata: user.user_metadata,
      role: 'authenticated',
      aal: session.aal,
      amr: session.amr,
      session_id: session.id,
      is_anonymous: false,
    };
    const { privateKey, algorithm, kid } = this.keys.current;
    const token = this.jwt.sign(claims, { privateKey, algorithm, keyid: kid });
    return { token, expiresIn };
  }

  verifyClaims(token: string): AccessTokenClaims | undefined {
    const known = this.findVerified(token);
    if (known) return known;
    const key = this.findKey(token);
    if (!key) return undefined;
    try {
      const claims = this.jwt.verify<AccessTokenClaims>(token, {
        // The cast is necessary, because the types of the library allow only strings.
        publicKey: key as unknown as string,
        algorithms: ['ES256', 'RS256'],
        issuer: getTokenIssuer(this.settings),
        audience: accessTokenAudience,
      });
      this.rememberVerified(token, claims);
      return claims;
    } catch {
      return undefined;
    }
  }

  findVerified(token: string): AccessTokenClaims | undefined {
    const claims = this.verified.get(hashToken(token));
    return claims && claims.exp > realTime().getTime() / 1000 ? claims : undefined;
  }

  /** The caller must have verified the signature, issuer, audience and expiry of the token. */
  rememberVerified(token: string, claims: AccessTokenClaims): void {
    this.verified.set(hashToken(token), claims, { size: token.length });
  }

  findKey(token: string): KeyObject | undefined {
    const header = this.jwt.decode<{ header?: { kid?: string; alg?: string } } | null>(token, {
      complete: true,
    })?.header;
    const key = this.keys.find(header?.kid ?? '');
    return key && header?.alg === key.algorithm ? key.verifyKey : undefined;
  }
}

const hashToken = (token: string): string => hash('sha256', token, 'base64url');
