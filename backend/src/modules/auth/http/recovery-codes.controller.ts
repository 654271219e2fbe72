import { Body, Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import { CurrentPrincipal, CurrentUser, RequiresPermission, type Principal } from '#platform/http/access.ts';
import { RateLimit } from '#platform/http/limit.ts';
import { SessionView } from '../use-cases/views/session.view.ts';
import { RecoveryCodesStatusView, RecoveryCodesView, RemovedFactorView } from '../use-cases/factors/factors.view.ts';
import { GenerateRecoveryCodes } from '../use-cases/factors/generate-recovery-codes.ts';
import {
  ReadRecoveryCodes,
  RemoveRecoveryCodes,
  ReplaceRecoveryCodes,
} from '../use-cases/factors/recovery-code-set.ts';
import { UseRecoveryCode } from '../use-cases/factors/use-recovery-code.ts';
import { factorRequestLimit } from './factors.controller.ts';
import { MakeRecoveryCodesDto, UseRecoveryCodeDto } from './factors.dto.ts';

@Controller('api/auth/factors/recovery-codes')
export class RecoveryCodesController {
  constructor(
    private readonly readRecoveryCodes: ReadRecoveryCodes,
    private readonly generateRecoveryCodes: GenerateRecoveryCodes,
    private readonly replaceRecoveryCodes: ReplaceRecoveryCodes,
    private readonly removeRecoveryCodes: RemoveRecoveryCodes,
    private readonly useRecoveryCode: UseRecoveryCode,
  ) {}

  /** Returns the number of all recovery codes and the number of unused ones. */
  @Get()
  @RequiresPermission('member')
  status(@CurrentUser() userId: string): Promise<RecoveryCodesStatusView> {
    return this.readRecoveryCodes.read({ userId });
  }

  /** Creates recovery codes. Only this response contains them, because the database stores hashes. */
  @Post()
  @HttpCode(200)
  @RequiresPermission('member')
  @RateLimit(factorRequestLimit)
  make(
    @CurrentPrincipal() principal: Principal,
    @Body() { name: friendlyName }: MakeRecoveryCodesDto,
  ): Promise<RecoveryCodesView> {
    return this.generateRecoveryCodes.generate({ principal, friendlyName });
  }

  /** Replaces all recovery codes; the old ones stop working. */
  @Post('regenerate')
  @HttpCode(200)
  @RequiresPermission('member')
  @RateLimit(factorRequestLimit)
  replace(@CurrentPrincipal() principal: Principal): Promise<RecoveryCodesView> {
    return this.replaceRecoveryCodes.replace({ principal });
  }

  /** Accepts a recovery code, which then no longer works, and returns the session with two factors. */
  @Post('verify')
  @HttpCode(200)
  @RequiresPermission('member')
  @RateLimit(factorRequestLimit)
  use(@CurrentPrincipal() principal: Principal, @Body() { code }: UseRecoveryCodeDto): Promise<SessionView> {
    return this.useRecoveryCode.use({ principal, code });
  }

  /** Removes all recovery codes. */
  @Delete()
  @RequiresPermission('member')
  @RateLimit(factorRequestLimit)
  remove(@CurrentPrincipal() principal: Principal): Promise<RemovedFactorView> {
    return this.removeRecoveryCodes.remove({ principal });
  }
}
