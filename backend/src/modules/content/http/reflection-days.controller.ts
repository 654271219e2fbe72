import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { CurrentUser, RequiresPermission } from '#platform/http/access.ts';
import { ReflectionCalendar } from '../use-cases/reflection-calendar.ts';
import { ReflectionDaysView } from '../use-cases/reflection-days.view.ts';
import { ImportReflections } from '../use-cases/reflection-import/import-reflections.ts';
import {
  ReflectionImportView,
  ReflectionImportResultView,
} from '../use-cases/reflection-import/reflection-import.view.ts';
import { ImportReflectionsDto, ReflectionDaysQuery } from './reflection-days.dto.ts';

@Controller('api/admin/reflection-days')
export class ReflectionDaysController {
  constructor(
    private readonly calendar: ReflectionCalendar,
    private readonly imports: ImportReflections,
  ) {}

  /** Returns the days of a range that have a reflection, and the days without one in the next 30 days. */
  @Get()
  @RequiresPermission('staff')
  read(@Query() range: ReflectionDaysQuery): Promise<ReflectionDaysView> {
    return this.calendar.read(range);
  }

  /** Checks each line of a list of reflections. Nothing is stored. */
  @Post('import-preview')
  @HttpCode(200)
  @RequiresPermission('editor')
  previewImport(@Body() { list }: ImportReflectionsDto): Promise<ReflectionImportView> {
    return this.imports.preview(list);
  }

  /** Adds the reflections of a list: all, or none when a line has a fault. */
  @Post('import')
  @HttpCode(200)
  @RequiresPermission('editor')
  async import(
    @Body() { list }: ImportReflectionsDto,
    @CurrentUser() actorId: string,
  ): Promise<ReflectionImportResultView> {
    return { added: await this.imports.import(list, actorId) };
  }
}
