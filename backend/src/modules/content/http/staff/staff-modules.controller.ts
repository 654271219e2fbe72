import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { CurrentUser, Requires } from '../../../../platform/http/access.ts';
import { ChangeContent } from '../../use-cases/change-content.ts';
import { CreateContent } from '../../use-cases/create-content.ts';
import { ReadForStaff } from '../../use-cases/read-for-staff.ts';
import { RemoveContent } from '../../use-cases/remove-content.ts';
import { StaffModuleView } from '../../use-cases/staff.view.ts';
import { ModuleListQuery } from '../content.dto.ts';
import { ChangeModuleDto, CreateModuleDto } from './module.dto.ts';
import { StaffModulePage } from './staff-pages.view.ts';

@Controller('api/admin/modules')
export class StaffModulesController {
  constructor(
    private readonly read: ReadForStaff,
    private readonly createContent: CreateContent,
    private readonly changeContent: ChangeContent,
    private readonly removeContent: RemoveContent,
  ) {}

  /** Lists modules in full, by their order. */
  @Get()
  @Requires('staff')
  list(@Query() query: ModuleListQuery): Promise<StaffModulePage> {
    return this.read.list('modules', query);
  }

  /** Reads one in full. */
  @Get(':id')
  @Requires('staff')
  one(@Param('id') id: string): Promise<StaffModuleView> {
    return this.read.one('modules', id);
  }

  /** Adds one. */
  @Post()
  @Requires('editor')
  create(@Body() draft: CreateModuleDto, @CurrentUser() actorId: string): Promise<StaffModuleView> {
    return this.createContent.execute('modules', draft, actorId);
  }

  /** Changes the fields that are sent; with the updatedAt that was read, only where nobody else did meanwhile. */
  @Patch(':id')
  @Requires('editor')
  change(
    @Param('id') id: string,
    @Body() { updatedAt: seen, ...draft }: ChangeModuleDto,
    @CurrentUser() actorId: string,
  ): Promise<StaffModuleView> {
    return this.changeContent.execute('modules', { id, draft, seen, actorId });
  }

  /** Removes one, with its lessons. */
  @Delete(':id')
  @HttpCode(204)
  @Requires('editor')
  remove(@Param('id') id: string, @CurrentUser() actorId: string): Promise<void> {
    return this.removeContent.execute('modules', { id, actorId });
  }
}
