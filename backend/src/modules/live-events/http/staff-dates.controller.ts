import { Body, Controller, Get, Param, Put, Query } from '@nestjs/common';
import { CurrentUser, RequiresPermission } from '#platform/http/access.ts';
import { ChangeLaterDates } from '../use-cases/staff/change-later-dates.ts';
import { CountAudience } from '../use-cases/staff/count-audience.ts';
import { CountPeopleAffectedByRemoval } from '../use-cases/staff/count-people-affected-by-removal.ts';
import { EventAudienceView, EventDateRowsView, RemovalAudienceView } from '../use-cases/staff/event-dates.view.ts';
import { ListStaffEventDates } from '../use-cases/staff/list-event-dates.ts';
import {
  ChangedSeriesView,
  ChangeLaterDatesDto,
  EventAudienceQuery,
  RemovalAudienceQuery,
  StaffDatesQuery,
} from './staff-dates.dto.ts';

@Controller('api/admin')
export class StaffDatesController {
  constructor(
    private readonly dates: ListStaffEventDates,
    private readonly audience: CountAudience,
    private readonly removalAudience: CountPeopleAffectedByRemoval,
    private readonly laterDates: ChangeLaterDates,
  ) {}

  /** Lists the dates of all events and of drafts that have a start, with the numbers of their RSVPs. */
  @Get('event-dates')
  @RequiresPermission('staff')
  list(@Query() { order = 'asc', offset = 0, limit = 20, ...query }: StaffDatesQuery): Promise<EventDateRowsView> {
    return this.dates.list({ ...query, order, offset, limit });
  }

  /** Returns the number of members who are notified of a change of this date. */
  @Get('events/:id/dates/audience')
  @RequiresPermission('editor')
  count(
    @Param('id') eventId: string,
    @Query() { date, scope = 'one', change = 'time' }: EventAudienceQuery,
  ): Promise<EventAudienceView> {
    return this.audience.count({ eventId, date, scope, change });
  }

  /** Returns the number of members who are notified when the given events are deleted or unpublished. */
  @Get('event-audience')
  @RequiresPermission('editor')
  countRemoval(@Query() { ids }: RemovalAudienceQuery): Promise<RemovalAudienceView> {
    return this.removalAudience.count(ids);
  }

  /**
   * Changes the times of a date and of all later dates of a recurring event. If the date is not the first date of the
   * event, the changed dates become a new event.
   */
  @Put('events/:id/dates/later')
  @RequiresPermission('editor')
  changeLater(
    @Param('id') eventId: string,
    @CurrentUser() actorId: string,
    @Body() { note = null, ...change }: ChangeLaterDatesDto,
  ): Promise<ChangedSeriesView> {
    return this.laterDates.change({ eventId, actorId, note, ...change });
  }
}
