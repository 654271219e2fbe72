import { Body, Controller, Get, Param, Put, Query } from '@nestjs/common';
import { CurrentUser, RequiresPermission } from '#platform/http/access.ts';
import { AttendanceView } from '../use-cases/joining/attendance.view.ts';
import { CorrectAttendance } from '../use-cases/joining/correct-attendance.ts';
import { CorrectAttendanceDto, EventDateDto } from './circles.dto.ts';

@Controller('api/admin/events/:id/attendance')
export class AttendanceController {
  constructor(private readonly attendance: CorrectAttendance) {}

  /** Lists the members who attended one occurrence of an event. */
  @Get()
  @RequiresPermission('staff')
  list(@Param('id') eventId: string, @Query() { startsAt }: EventDateDto): Promise<AttendanceView> {
    return this.attendance.list({ eventId, startsAt });
  }

  /** Records whether a member attended an occurrence. */
  @Put()
  @RequiresPermission('staff')
  correct(
    @Param('id') eventId: string,
    @CurrentUser() actorId: string,
    @Body() corrected: CorrectAttendanceDto,
  ): Promise<AttendanceView> {
    return this.attendance.correct({ eventId, actorId, ...corrected });
  }
}
