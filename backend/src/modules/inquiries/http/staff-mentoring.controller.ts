import { Body, Controller, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { CurrentUser, RequiresPermission } from '#platform/http/access.ts';
import { DecideMentoring } from '../use-cases/mentoring/decide-mentoring.ts';
import { ListMentoring } from '../use-cases/mentoring/list-mentoring.ts';
import { MentoringPageView, MentoringView } from '../use-cases/mentoring/mentoring.view.ts';
import { AgreeMentoringDateDto, DeclineMentoringDto, ListMentoringQuery } from './mentoring.dto.ts';

@Controller('api/admin/mentoring')
export class StaffMentoringController {
  constructor(
    private readonly listMentoring: ListMentoring,
    private readonly answerMentoring: DecideMentoring,
  ) {}

  /** Lists mentoring requests in one state, oldest first. By default, lists requests that need a reply. */
  @Get()
  @RequiresPermission('staff')
  list(@Query() query: ListMentoringQuery): Promise<MentoringPageView> {
    return this.listMentoring.list(query);
  }

  /** Sets or changes the date of the mentoring hour and notifies the member. */
  @Put(':id/date')
  @RequiresPermission('staff')
  agree(
    @CurrentUser() actorId: string,
    @Param('id') id: string,
    @Body() { startsAt, note = null }: AgreeMentoringDateDto,
  ): Promise<MentoringView> {
    return this.answerMentoring.setDate({ id, actorId, startsAt, note });
  }

  /** Declines the request and sends the reason to the member. */
  @Post(':id/decline')
  @HttpCode(200)
  @RequiresPermission('staff')
  decline(
    @CurrentUser() actorId: string,
    @Param('id') id: string,
    @Body() { reason }: DeclineMentoringDto,
  ): Promise<MentoringView> {
    return this.answerMentoring.decline({ id, actorId, reason });
  }
}
