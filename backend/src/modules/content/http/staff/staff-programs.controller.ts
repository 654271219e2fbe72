import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { CurrentUser, Requires } from '../../../../platform/http/access.ts';
import { ChangeContent } from '../../use-cases/change-content.ts';
import { CreateContent } from '../../use-cases/create-content.ts';
import { ReadForStaff } from '../../use-cases/read-for-staff.ts';
import { RemoveContent } from '../../use-cases/remove-content.ts';
import { StaffProgramView } from '../../use-cases/staff.view.ts';
import { ContentListQuery } from '../content.dto.ts';
import { ChangeProgramDto, CreateProgramDto } from './program.dto.ts';
import { StaffProgramPage } from './staff-pages.view.ts';

@Controller('api/admin/programs')
export class StaffProgramsController {
  constructor(
    private readonly read: ReadForStaff,
    private readonly createContent: CreateContent,
    private readonly changeContent: ChangeContent,
    private readonly removeContent: RemoveContent,
  ) {}

  /** Lists programs in full, newest first. */
  @Get()
  @Requires('staff')
  list(@Query() query: ContentListQuery): Promise<StaffProgramPage> {
    return this.read.list('programs', query);
  }

  /** Reads one in full. */
  @Get(':id')
  @Requires('staff')
  one(@Param('id') id: string): Promise<StaffProgramView> {
    return this.read.one('programs', id);
  }

  /** Adds one. */
  @Post()
  @Requires('editor')
  create(@Body() draft: CreateProgramDto, @CurrentUser() actorId: string): Promise<StaffProgramView> {
    return this.createContent.execute('programs', draft, actorId);
  }

  /** Changes the fields that are sent; with the updatedAt that was read, only where nobody else did meanwhile. */
  @Patch(':id')
  @Requires('editor')
  change(
    @Param('id') id: string,
    @Body() { updatedAt: seen, ...draft }: ChangeProgramDto,
    @CurrentUser() actorId: string,
  ): Promise<StaffProgramView> {
    return this.changeContent.execute('programs', { id, draft, seen, actorId });
  }

  /** Removes one, with its modules and their lessons. */
  @Delete(':id')
  @HttpCode(204)
  @Requires('editor')
  remove(@Param('id') id: string, @CurrentUser() actorId: string): Promise<void> {
    return this.removeContent.execute('programs', { id, actorId });
  }
}
