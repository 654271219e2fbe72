import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy, type SecretOrKeyProvider } from 'passport-jwt';
import { Settings } from '#platform/config/settings.ts';
import { AuthenticateBearer, type BearerPrincipal } from '../use-cases/sessions/authenticate-bearer.ts';
import {
  AccessTokens,
  getTokenIssuer,
  accessTokenAudience,
  type AccessTokenClaims,
} from '../use-cases/tokens/access-tokens.ts';
import { BearerTokenInvalid } from './access-errors.ts';

@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy) {
  constructor(
    accessTokens: AccessTokens,
    settings: Settings,
    private readonly recogniseBearer: AuthenticateBearer,
  ) {
    const secretOrKeyProvider: SecretOrKeyProvider = (_request, token: string, done) => {
      const key = accessTokens.findKey(token);
      // Casts the key, because the type of the library's callback allows only strings, but its verifier also accepts a
      // key object.
      done(key ? null : new Error('signing key not known'), key as unknown as string | undefined);
    };
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      secretOrKeyProvider,
      algorithms: ['ES256', 'RS256'],
      issuer: getTokenIssuer(settings),
      audience: accessTokenAudience,
    });
  }

  async validate(claims: AccessTokenClaims): Promise<BearerPrincipal> {
    const bearer = await this.recogniseBearer.authenticate(claims);
    if (typeof bearer === 'string') throw new BearerTokenInvalid(bearer);
    return bearer;
  }
}
