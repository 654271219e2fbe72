import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { CurrentUser, Requires } from '../../../../platform/http/access.ts';
import { ChangeContent } from '../../use-cases/change-content.ts';
import { CreateContent } from '../../use-cases/create-content.ts';
import { ReadForStaff } from '../../use-cases/read-for-staff.ts';
import { RemoveContent } from '../../use-cases/remove-content.ts';
import { StaffMeditationView } from '../../use-cases/staff.view.ts';
import { ContentListQuery } from '../content.dto.ts';
import { ChangeMeditationDto, CreateMeditationDto } from './meditation.dto.ts';
import { StaffMeditationPage } from './staff-pages.view.ts';

@Controller('api/admin/meditations')
export class StaffMeditationsController {
  constructor(
    private readonly read: ReadForStaff,
    private readonly createContent: CreateContent,
    private readonly changeContent: ChangeContent,
    private readonly removeContent: RemoveContent,
  ) {}

  /** Lists meditations in full, newest first. */
  @Get()
  @Requires('staff')
  list(@Query() query: ContentListQuery): Promise<StaffMeditationPage> {
    return this.read.list('meditations', query);
  }

  /** Reads one in full. */
  @Get(':id')
  @Requires('staff')
  one(@Param('id') id: string): Promise<StaffMeditationView> {
    return this.read.one('meditations', id);
  }

  /** Adds one. */
  @Post()
  @Requires('editor')
  create(@Body() draft: CreateMeditationDto, @CurrentUser() actorId: string): Promise<StaffMeditationView> {
    return this.createContent.execute('meditations', draft, actorId);
  }

  /** Changes the fields that are sent; with the updatedAt that was read, only where nobody else did meanwhile. */
  @Patch(':id')
  @Requires('editor')
  change(
    @Param('id') id: string,
    @Body() { updatedAt: seen, ...draft }: ChangeMeditationDto,
    @CurrentUser() actorId: string,
  ): Promise<StaffMeditationView> {
    return this.changeContent.execute('meditations', { id, draft, seen, actorId });
  }

  /** Removes one. */
  @Delete(':id')
  @HttpCode(204)
  @Requires('editor')
  remove(@Param('id') id: string, @CurrentUser() actorId: string): Promise<void> {
    return this.removeContent.execute('meditations', { id, actorId });
  }
}
