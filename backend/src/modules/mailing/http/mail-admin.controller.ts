import { Controller, Delete, Get, HttpCode, Param, Query } from '@nestjs/common';
import { CurrentUser, RequiresPermission } from '#platform/http/access.ts';
import { AllowsReplicaReads } from '#platform/http/replica-reads.ts';
import { ListFiguresView, MailHealthView } from '../use-cases/health/mail-health.view.ts';
import { ReadListFigures } from '../use-cases/health/read-list-figures.ts';
import { ReadMailHealth } from '../use-cases/health/read-mail-health.ts';
import { SuppressedAddresses } from '../use-cases/suppression/suppressed-addresses.ts';
import { SuppressedAddressPage } from '../use-cases/suppression/suppression.view.ts';
import { SuppressedAddressParams, SuppressionListQuery } from './mail-admin.dto.ts';

@Controller('api/admin/mailing')
export class MailAdminController {
  constructor(
    private readonly suppressed: SuppressedAddresses,
    private readonly health: ReadMailHealth,
    private readonly figures: ReadListFigures,
  ) {}

  /** Lists suppressed email addresses, newest first. */
  @Get('suppressed')
  @RequiresPermission('admin')
  listSuppressed(@Query() query: SuppressionListQuery): Promise<SuppressedAddressPage> {
    return this.suppressed.list(query);
  }

  /** Removes a bounced email address from the suppression list. */
  @Delete('suppressed/:id')
  @HttpCode(204)
  @RequiresPermission('admin')
  async removeSuppressed(@Param() { id }: SuppressedAddressParams, @CurrentUser() actorId: string): Promise<void> {
    await this.suppressed.remove({ id, actorId });
  }

  /** Counts emails to the mailing list in the last 30 days by their result, and people who unsubscribed. */
  @Get('figures')
  @RequiresPermission('editor')
  @AllowsReplicaReads()
  readFigures(): Promise<ListFiguresView> {
    return this.figures.read();
  }

  /** Reads the deliveries of the last 30 days, and the emails with an unknown result. */
  @Get('health')
  @RequiresPermission('admin')
  readHealth(): Promise<MailHealthView> {
    return this.health.read();
  }
}
