import { Body, Controller, Get, Param, Put, UseGuards } from '@nestjs/common';
import { CurrentUser, RequiresPermission } from '#platform/http/access.ts';
import { ManageVentureApplications } from '../use-cases/ventures/ventures.ts';
import { OwnVenturesView, VentureView } from '../use-cases/ventures/ventures.view.ts';
import { DecideVentureDto } from './venture.dto.ts';
import { VisionaryGuard } from './visionary.guard.ts';

@Controller('api')
export class VenturesController {
  constructor(private readonly ventures: ManageVentureApplications) {}

  /** Returns your latest applications for ventures, at most 20, with their states. */
  @Get('ventures')
  @UseGuards(VisionaryGuard)
  @RequiresPermission('member')
  list(@CurrentUser() userId: string): Promise<OwnVenturesView> {
    return this.ventures.listOwn(userId);
  }

  /** Sets the state of an application for a venture, and sends no email. */
  @Put('admin/inquiries/:id/venture')
  @RequiresPermission('admin')
  decide(
    @CurrentUser() actorId: string,
    @Param('id') id: string,
    @Body() decision: DecideVentureDto,
  ): Promise<VentureView> {
    return this.ventures.decide({ id, actorId, ...decision });
  }
}
