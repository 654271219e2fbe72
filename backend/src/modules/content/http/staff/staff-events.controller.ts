import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { CurrentUser, Requires } from '../../../../platform/http/access.ts';
import { ChangeContent } from '../../use-cases/change-content.ts';
import { CreateContent } from '../../use-cases/create-content.ts';
import { ReadForStaff } from '../../use-cases/read-for-staff.ts';
import { RemoveContent } from '../../use-cases/remove-content.ts';
import { StaffEventView } from '../../use-cases/staff.view.ts';
import { EventListQuery } from '../content.dto.ts';
import { ChangeEventDto, CreateEventDto } from './event.dto.ts';
import { StaffEventPage } from './staff-pages.view.ts';

@Controller('api/admin/events')
export class StaffEventsController {
  constructor(
    private readonly read: ReadForStaff,
    private readonly createContent: CreateContent,
    private readonly changeContent: ChangeContent,
    private readonly removeContent: RemoveContent,
  ) {}

  /** Lists events in full, latest first; what repeats stands by its next date, and its startsAt is its first. */
  @Get()
  @Requires('staff')
  list(@Query() query: EventListQuery): Promise<StaffEventPage> {
    return this.read.list('events', query);
  }

  /** Reads one in full. */
  @Get(':id')
  @Requires('staff')
  one(@Param('id') id: string): Promise<StaffEventView> {
    return this.read.one('events', id);
  }

  /** Adds one. */
  @Post()
  @Requires('editor')
  create(@Body() draft: CreateEventDto, @CurrentUser() actorId: string): Promise<StaffEventView> {
    return this.createContent.execute('events', draft, actorId);
  }

  /** Changes the fields that are sent; with the updatedAt that was read, only where nobody else did meanwhile. */
  @Patch(':id')
  @Requires('editor')
  change(
    @Param('id') id: string,
    @Body() { updatedAt: seen, ...draft }: ChangeEventDto,
    @CurrentUser() actorId: string,
  ): Promise<StaffEventView> {
    return this.changeContent.execute('events', { id, draft, seen, actorId });
  }

  /** Removes one. */
  @Delete(':id')
  @HttpCode(204)
  @Requires('editor')
  remove(@Param('id') id: string, @CurrentUser() actorId: string): Promise<void> {
    return this.removeContent.execute('events', { id, actorId });
  }
}
