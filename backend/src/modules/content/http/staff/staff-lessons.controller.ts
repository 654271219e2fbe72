import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { CurrentUser, Requires } from '../../../../platform/http/access.ts';
import { ChangeContent } from '../../use-cases/change-content.ts';
import { CreateContent } from '../../use-cases/create-content.ts';
import { ReadForStaff } from '../../use-cases/read-for-staff.ts';
import { RemoveContent } from '../../use-cases/remove-content.ts';
import { StaffLessonView } from '../../use-cases/staff.view.ts';
import { LessonListQuery } from '../content.dto.ts';
import { ChangeLessonDto, CreateLessonDto } from './lesson.dto.ts';
import { StaffLessonPage } from './staff-pages.view.ts';

@Controller('api/admin/lessons')
export class StaffLessonsController {
  constructor(
    private readonly read: ReadForStaff,
    private readonly createContent: CreateContent,
    private readonly changeContent: ChangeContent,
    private readonly removeContent: RemoveContent,
  ) {}

  /** Lists lessons in full, by their order. */
  @Get()
  @Requires('staff')
  list(@Query() query: LessonListQuery): Promise<StaffLessonPage> {
    return this.read.list('lessons', query);
  }

  /** Reads one in full. */
  @Get(':id')
  @Requires('staff')
  one(@Param('id') id: string): Promise<StaffLessonView> {
    return this.read.one('lessons', id);
  }

  /** Adds one. */
  @Post()
  @Requires('editor')
  create(@Body() draft: CreateLessonDto, @CurrentUser() actorId: string): Promise<StaffLessonView> {
    return this.createContent.execute('lessons', draft, actorId);
  }

  /** Changes the fields that are sent; with the updatedAt that was read, only where nobody else did meanwhile. */
  @Patch(':id')
  @Requires('editor')
  change(
    @Param('id') id: string,
    @Body() { updatedAt: seen, ...draft }: ChangeLessonDto,
    @CurrentUser() actorId: string,
  ): Promise<StaffLessonView> {
    return this.changeContent.execute('lessons', { id, draft, seen, actorId });
  }

  /** Removes one. */
  @Delete(':id')
  @HttpCode(204)
  @Requires('editor')
  remove(@Param('id') id: string, @CurrentUser() actorId: string): Promise<void> {
    return this.removeContent.execute('lessons', { id, actorId });
  }
}
