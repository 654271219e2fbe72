import { Controller, Delete, Get, Param } from '@nestjs/common';
import { CurrentUser, RequiresPermission } from '#platform/http/access.ts';
import { ListAccountFactors, RemoveAccountFactor } from '../use-cases/admin-api/account-factors.ts';
import { FactorView } from '../use-cases/views/factor.view.ts';
import { createUuidParamPipe } from './uuid-param.ts';

const userIdPipe = createUuidParamPipe('user_id');

@Controller('api/auth/admin/users/:userId/factors')
export class DirectoryFactorsController {
  constructor(
    private readonly listAccountFactors: ListAccountFactors,
    private readonly removeAccountFactor: RemoveAccountFactor,
  ) {}

  /** Lists the second factors of a user. */
  @Get()
  @RequiresPermission('directory')
  list(@Param('userId', userIdPipe) userId: string): Promise<FactorView[]> {
    return this.listAccountFactors.list(userId);
  }

  /** Removes a second factor of a user, for example after the user lost the device. */
  @Delete(':factorId')
  @RequiresPermission('directory-write')
  remove(
    @CurrentUser() actorId: string | undefined,
    @Param('userId', userIdPipe) userId: string,
    @Param('factorId', createUuidParamPipe('factor_id')) factorId: string,
  ): Promise<FactorView> {
    return this.removeAccountFactor.remove({ actorId: actorId ?? null, userId, factorId });
  }
}
