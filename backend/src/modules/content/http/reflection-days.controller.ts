import { Controller, Get, Query } from '@nestjs/common';
import { RequiresPermission } from '#platform/http/access.ts';
import { ReflectionCalendar } from '../use-cases/reflection-calendar.ts';
import { ReflectionDaysView } from '../use-cases/reflection-days.view.ts';
import { ReflectionDaysQuery } from './reflection-days.dto.ts';

@Controller('api/admin/reflection-days')
export class ReflectionDaysController {
  constructor(private readonly calendar: ReflectionCalendar) {}

  /** Returns the days of a range that have a daily reflection, and the empty ones of the next 30 days. */
  @Get()
  @RequiresPermission('staff')
  read(@Query() range: ReflectionDaysQuery): Promise<ReflectionDaysView> {
    return this.calendar.read(range);
  }
}
