import { Body, Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { CurrentUser, RequiresPermission } from '#platform/http/access.ts';
import { ChangeEventDate } from '../use-cases/change-event-date.ts';
import { EndSeries } from '../use-cases/end-series.ts';
import { ListEventDates } from '../use-cases/list-event-dates.ts';
import {
  AddEventDateDto,
  CancelEventDateDto,
  MoveEventDateDto,
  StaffEventDatesView,
  StaffEventDateView,
  EventDateRefDto,
} from './event-dates.dto.ts';

@Controller('api/admin/events/:id/dates')
export class EventDatesController {
  constructor(
    private readonly list: ListEventDates,
    private readonly changeDate: ChangeEventDate,
    private readonly series: EndSeries,
  ) {}

  /** Returns the occurrences of an event from a month ago to a year ahead, including changed and cancelled ones. */
  @Get()
  @RequiresPermission('staff')
  async read(@Param('id') eventId: string): Promise<StaffEventDatesView> {
    return { items: await this.list.list(eventId) };
  }

  /** Adds an occurrence to an event. */
  @Post()
  @RequiresPermission('editor')
  add(
    @Param('id') eventId: string,
    @CurrentUser() actorId: string,
    @Body() added: AddEventDateDto,
  ): Promise<StaffEventDateView> {
    return this.list.view(this.changeDate.add({ eventId, actorId, ...added }));
  }

  /** Changes the time, note or meeting link of an occurrence. */
  @Put()
  @RequiresPermission('editor')
  move(
    @Param('id') eventId: string,
    @CurrentUser() actorId: string,
    @Body() moved: MoveEventDateDto,
  ): Promise<StaffEventDateView> {
    return this.list.view(this.changeDate.move({ eventId, actorId, ...moved }));
  }

  /** Cancels an occurrence, or an occurrence and all later ones of its series. */
  @Post('cancel')
  @HttpCode(200)
  @RequiresPermission('editor')
  cancel(
    @Param('id') eventId: string,
    @CurrentUser() actorId: string,
    @Body() { date, note = null, scope = 'one' }: CancelEventDateDto,
  ): Promise<StaffEventDateView> {
    const order = { eventId, actorId, date, note };
    return this.list.view(scope === 'later' ? this.series.end(order) : this.changeDate.cancel(order));
  }

  /** Restores a cancelled occurrence. */
  @Post('restore')
  @HttpCode(200)
  @RequiresPermission('editor')
  restore(
    @Param('id') eventId: string,
    @CurrentUser() actorId: string,
    @Body() { date }: EventDateRefDto,
  ): Promise<StaffEventDateView> {
    return this.list.view(this.changeDate.restore({ eventId, actorId, date }));
  }
}
