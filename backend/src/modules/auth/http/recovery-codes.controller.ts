import { Body, Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import { CurrentPrincipal, CurrentUser, Requires, type Principal } from '#platform/http/access.ts';
import { Limit } from '#platform/http/limit.ts';
import { SessionView } from '../use-cases/views/session.view.ts';
import { RecoveryCodesStatusView, RecoveryCodesView, RemovedFactorView } from '../use-cases/factors/factors.view.ts';
import { MakeRecoveryCodes } from '../use-cases/factors/make-recovery-codes.ts';
import {
  ReadRecoveryCodes,
  RemoveRecoveryCodes,
  ReplaceRecoveryCodes,
} from '../use-cases/factors/recovery-code-set.ts';
import { UseRecoveryCode } from '../use-cases/factors/use-recovery-code.ts';
import { factorLimit } from './factors.controller.ts';
import { MakeRecoveryCodesDto, UseRecoveryCodeDto } from './factors.dto.ts';

/** Endpoints for recovery codes, which replace a lost authenticator app. */
@Controller('api/auth/factors/recovery-codes')
export class RecoveryCodesController {
  constructor(
    private readonly readRecoveryCodes: ReadRecoveryCodes,
    private readonly makeRecoveryCodes: MakeRecoveryCodes,
    private readonly replaceRecoveryCodes: ReplaceRecoveryCodes,
    private readonly removeRecoveryCodes: RemoveRecoveryCodes,
    private readonly useRecoveryCode: UseRecoveryCode,
  ) {}

  /** Returns the number of unused recovery codes. */
  @Get()
  @Requires('member')
  status(@CurrentUser() userId: string): Promise<RecoveryCodesStatusView> {
    return this.readRecoveryCodes.read({ userId });
  }

  /** Creates recovery codes. Only this response contains them. */
  @Post()
  @HttpCode(200)
  @Requires('member')
  @Limit(factorLimit)
  make(
    @CurrentPrincipal() principal: Principal,
    @Body() { name: friendlyName }: MakeRecoveryCodesDto,
  ): Promise<RecoveryCodesView> {
    return this.makeRecoveryCodes.make({ principal, friendlyName });
  }

  /** Replaces all recovery codes; the old ones stop working. */
  @Post('regenerate')
  @HttpCode(200)
  @Requires('member')
  @Limit(factorLimit)
  replace(@CurrentPrincipal() principal: Principal): Promise<RecoveryCodesView> {
    return this.replaceRecoveryCodes.replace({ principal });
  }

  /** Consumes a recovery code and returns the session with two factors. */
  @Post('verify')
  @HttpCode(200)
  @Requires('member')
  @Limit(factorLimit)
  use(@CurrentPrincipal() principal: Principal, @Body() { code }: UseRecoveryCodeDto): Promise<SessionView> {
    return this.useRecoveryCode.use({ principal, code });
  }

  /** Removes all recovery codes. */
  @Delete()
  @Requires('member')
  @Limit(factorLimit)
  remove(@CurrentPrincipal() principal: Principal): Promise<RemovedFactorView> {
    return this.removeRecoveryCodes.remove({ principal });
  }
}
