import { Body, Controller, Get, HttpCode, Post, StreamableFile } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { CurrentPrincipal, CurrentUser, RequiresPermission, type Principal } from '#platform/http/access.ts';
import { RateLimit } from '#platform/http/limit.ts';
import { AllowsSlowTransfer } from '#platform/http/time-limit.ts';
import { DeletionView } from '../use-cases/deletion.view.ts';
import { ExportAccountData } from '../use-cases/export-account-data.ts';
import { ReadDeletion } from '../use-cases/read-deletion.ts';
import { RequestDeletion } from '../use-cases/request-deletion.ts';
import { RestoreAccount } from '../use-cases/restore-account.ts';
import { RequestDeletionDto } from './account.dto.ts';

@Controller('api/account')
export class AccountController {
  constructor(
    private readonly exportAccountData: ExportAccountData,
    private readonly readDeletion: ReadDeletion,
    private readonly requestDeletion: RequestDeletion,
    private readonly restoreAccount: RestoreAccount,
  ) {}

  /** Returns a JSON file with the personal data of the signed-in user. */
  @Get('export')
  @RequiresPermission('member')
  @RateLimit({ setting: 'limitExport', windowSeconds: 3_600, per: 'user' })
  @AllowsSlowTransfer()
  @ApiOkResponse({ schema: { type: 'object', additionalProperties: true } })
  async export(@CurrentUser() userId: string): Promise<StreamableFile> {
    return new StreamableFile(await this.exportAccountData.export({ userId }), {
      type: 'application/json; charset=utf-8',
      disposition: 'attachment; filename="my-data.json"',
    });
  }

  /** Returns the time when the account's deletion is due; null without a pending request. */
  @Get('deletion')
  @RequiresPermission('member')
  deletion(@CurrentUser() userId: string): Promise<DeletionView> {
    return this.readDeletion.read({ userId });
  }

  /** Requests the deletion of the account in 14 days. */
  @Post('delete')
  @HttpCode(200)
  @RequiresPermission('member')
  delete(
    @CurrentPrincipal() { userId, sessionId }: Principal,
    @Body() { password, zone }: RequestDeletionDto,
  ): Promise<DeletionView> {
    return this.requestDeletion.request({ userId, sessionId, password, zone });
  }

  /** Cancels the requested deletion of the account. */
  @Post('restore')
  @HttpCode(200)
  @RequiresPermission('member')
  restore(@CurrentUser() userId: string): Promise<DeletionView> {
    return this.restoreAccount.restore({ userId });
  }
}
