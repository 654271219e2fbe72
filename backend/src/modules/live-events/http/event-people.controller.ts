import { Controller, Get, Header, Param, Query, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import { CurrentUser, RequiresPermission } from '#platform/http/access.ts';
import { AllowsSlowTransfer } from '#platform/http/time-limit.ts';
import { EventPeopleView } from '../use-cases/staff/event-people.view.ts';
import { ListEventPeople } from '../use-cases/staff/list-event-people.ts';
import { EventDateDto } from './circles.dto.ts';

const maxListed = 1_000;

@Controller('api/admin/events/:id/people')
export class EventPeopleController {
  constructor(private readonly people: ListEventPeople) {}

  /** Lists up to 1,000 members who have an RSVP for an occurrence or attended it. */
  @Get()
  @RequiresPermission('staff')
  list(@Param('id') eventId: string, @Query() { startsAt }: EventDateDto): Promise<EventPeopleView> {
    return this.people.list(eventId, startsAt, maxListed);
  }

  /**
   * Returns up to 100,000 members who have an RSVP for an occurrence or attended it, as a CSV file. Records the export
   * in the audit log.
   */
  @Get('csv')
  @Header('cache-control', 'private, no-store')
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @RequiresPermission('staff')
  @AllowsSlowTransfer()
  async export(
    @CurrentUser() actorId: string,
    @Param('id') eventId: string,
    @Query() { startsAt }: EventDateDto,
  ): Promise<StreamableFile> {
    const { name, stream } = await this.people.export(eventId, startsAt, actorId);
    return new StreamableFile(stream, {
      type: 'text/csv; charset=utf-8',
      disposition: `attachment; filename="${name}"`,
    });
  }
}
