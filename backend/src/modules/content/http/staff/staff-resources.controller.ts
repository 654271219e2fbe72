import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { CurrentUser, Requires } from '../../../../platform/http/access.ts';
import { ChangeContent } from '../../use-cases/change-content.ts';
import { CreateContent } from '../../use-cases/create-content.ts';
import { ReadForStaff } from '../../use-cases/read-for-staff.ts';
import { RemoveContent } from '../../use-cases/remove-content.ts';
import { StaffResourceView } from '../../use-cases/staff.view.ts';
import { ContentListQuery } from '../content.dto.ts';
import { ChangeResourceDto, CreateResourceDto } from './resource.dto.ts';
import { StaffResourcePage } from './staff-pages.view.ts';

@Controller('api/admin/resources')
export class StaffResourcesController {
  constructor(
    private readonly read: ReadForStaff,
    private readonly createContent: CreateContent,
    private readonly changeContent: ChangeContent,
    private readonly removeContent: RemoveContent,
  ) {}

  /** Lists resources in full, newest first. */
  @Get()
  @Requires('staff')
  list(@Query() query: ContentListQuery): Promise<StaffResourcePage> {
    return this.read.list('resources', query);
  }

  /** Reads one in full. */
  @Get(':id')
  @Requires('staff')
  one(@Param('id') id: string): Promise<StaffResourceView> {
    return this.read.one('resources', id);
  }

  /** Adds one. */
  @Post()
  @Requires('editor')
  create(@Body() draft: CreateResourceDto, @CurrentUser() actorId: string): Promise<StaffResourceView> {
    return this.createContent.execute('resources', draft, actorId);
  }

  /** Changes the fields that are sent; with the updatedAt that was read, only where nobody else did meanwhile. */
  @Patch(':id')
  @Requires('editor')
  change(
    @Param('id') id: string,
    @Body() { updatedAt: seen, ...draft }: ChangeResourceDto,
    @CurrentUser() actorId: string,
  ): Promise<StaffResourceView> {
    return this.changeContent.execute('resources', { id, draft, seen, actorId });
  }

  /** Removes one. */
  @Delete(':id')
  @HttpCode(204)
  @Requires('editor')
  remove(@Param('id') id: string, @CurrentUser() actorId: string): Promise<void> {
    return this.removeContent.execute('resources', { id, actorId });
  }
}
