import { Body, Controller, Delete, HttpCode, Param, Post } from '@nestjs/common';
import { ClientIp, CurrentPrincipal, CurrentUser, RequiresPermission, type Principal } from '#platform/http/access.ts';
import { RateLimit, type RateLimitOptions } from '#platform/http/limit.ts';
import { SessionView } from '../use-cases/views/session.view.ts';
import { ChallengeFactor } from '../use-cases/factors/challenge-factor.ts';
import { EnrolFactor } from '../use-cases/factors/enrol-factor.ts';
import { ChallengeView, EnrolledFactorView, RemovedFactorView } from '../use-cases/factors/factors.view.ts';
import { RemoveFactor } from '../use-cases/factors/remove-factor.ts';
import { VerifyFactor } from '../use-cases/factors/verify-factor.ts';
import { EnrolFactorDto, VerifyFactorDto } from './factors.dto.ts';
import { createUuidParamPipe } from './uuid-param.ts';

export const factorRequestLimit: RateLimitOptions = {
  setting: 'limitFactors',
  windowSeconds: 5 * 60,
  burst: 'limitFactorsBurst',
  per: 'ip',
};

const factorIdPipe = createUuidParamPipe('factor_id');

@Controller('api/auth/factors')
export class FactorsController {
  constructor(
    private readonly enrolFactor: EnrolFactor,
    private readonly challengeFactor: ChallengeFactor,
    private readonly verifyFactor: VerifyFactor,
    private readonly removeFactor: RemoveFactor,
  ) {}

  /** Starts the enrolment of an authenticator app. */
  @Post()
  @HttpCode(200)
  @RequiresPermission('member')
  @RateLimit(factorRequestLimit)
  enrol(@CurrentPrincipal() principal: Principal, @Body() { named }: EnrolFactorDto): Promise<EnrolledFactorView> {
    return this.enrolFactor.enrol({ principal, ...named });
  }

  /** Creates a challenge for the next code from the authenticator app. */
  @Post(':factorId/challenge')
  @HttpCode(200)
  @RequiresPermission('member')
  @RateLimit(factorRequestLimit)
  challenge(
    @CurrentUser() userId: string,
    @Param('factorId', factorIdPipe) factorId: string,
    @ClientIp() ip: string,
  ): Promise<ChallengeView> {
    return this.challengeFactor.challenge({ userId, factorId, ip });
  }

  /** Verifies a code and returns the session with two factors. */
  @Post(':factorId/verify')
  @HttpCode(200)
  @RequiresPermission('member')
  @RateLimit(factorRequestLimit)
  verify(
    @CurrentPrincipal() principal: Principal,
    @Param('factorId', factorIdPipe) factorId: string,
    @Body() { challenge_id: challengeId, code }: VerifyFactorDto,
    @ClientIp() ip: string,
  ): Promise<SessionView> {
    return this.verifyFactor.verify({ principal, factorId, challengeId, code, ip });
  }

  /** Removes an authenticator app. */
  @Delete(':factorId')
  @RequiresPermission('member')
  @RateLimit(factorRequestLimit)
  remove(
    @CurrentPrincipal() principal: Principal,
    @Param('factorId', factorIdPipe) factorId: string,
  ): Promise<RemovedFactorView> {
    return this.removeFactor.remove({ principal, factorId });
  }
}
