import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy, type JwtFromRequestFunction, type SecretOrKeyProvider } from 'passport-jwt';
import { Settings } from '#platform/config/settings.ts';
import { AuthenticateBearer, type BearerPrincipal } from '../use-cases/sessions/authenticate-bearer.ts';
import {
  AccessTokens,
  getTokenIssuer,
  accessTokenAudience,
  type AccessTokenClaims,
} from '../use-cases/tokens/access-tokens.ts';
import { BearerTokenInvalid } from './access-errors.ts';

type BearerRequest = Parameters<JwtFromRequestFunction>[0];

const findToken = ExtractJwt.fromAuthHeaderAsBearerToken();

@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy) {
  constructor(
    private readonly accessTokens: AccessTokens,
    settings: Settings,
    private readonly recogniseBearer: AuthenticateBearer,
  ) {
    const secretOrKeyProvider: SecretOrKeyProvider = (_request, token: string, done) => {
      const key = accessTokens.findKey(token);
      // The cast is necessary, because the callback type of the library allows only strings.
      done(key ? null : new Error('signing key not known'), key as unknown as string | undefined);
    };
    super({
      jwtFromRequest: findToken,
      passReqToCallback: true,
      secretOrKeyProvider,
      algorithms: ['ES256', 'RS256'],
      issuer: getTokenIssuer(settings),
      audience: accessTokenAudience,
    });
  }

  override authenticate(request: BearerRequest): void {
    const token = findToken(request);
    const claims = token ? this.accessTokens.findVerified(token) : undefined;
    if (!claims) return super.authenticate(request);
    this.readPrincipal(claims).then(
      (principal) => this.success(principal),
      (error: Error) => this.error(error),
    );
  }

  validate(request: BearerRequest, claims: AccessTokenClaims): Promise<BearerPrincipal> {
    const token = findToken(request);
    if (token) this.accessTokens.rememberVerified(token, claims);
    return this.readPrincipal(claims);
  }

  private async readPrincipal(claims: AccessTokenClaims): Promise<BearerPrincipal> {
    const bearer = await this.recogniseBearer.authenticate(claims);
    if (typeof bearer === 'string') throw new BearerTokenInvalid(bearer);
    return bearer;
  }
}
