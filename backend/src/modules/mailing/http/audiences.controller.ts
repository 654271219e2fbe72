import { Body, Controller, Delete, Get, Headers, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import { CurrentUser, RequiresPermission } from '#platform/http/access.ts';
import { IdParams } from '#platform/http/id-params.dto.ts';
import { parseIfMatch } from '#platform/http/if-match.ts';
import { PageQuery } from '#platform/http/page.ts';
import {
  AudienceCountView,
  AudienceOptionsView,
  AudiencePage,
  AudiencePeopleView,
  AudienceView,
} from '../use-cases/audiences/audience.view.ts';
import { Audiences } from '../use-cases/audiences/audiences.ts';
import { CountAudience } from '../use-cases/audiences/count-audience.ts';
import { toAudienceFilter } from './audience-filter.ts';
import { ChangeAudienceDto, CountAudienceDto, CreateAudienceDto } from './audiences.dto.ts';

@Controller('api/admin/audiences')
export class AudiencesController {
  constructor(
    private readonly audiences: Audiences,
    private readonly counter: CountAudience,
  ) {}

  /** Lists saved audiences, newest first. */
  @Get()
  @RequiresPermission('editor')
  list(@Query() query: PageQuery): Promise<AudiencePage> {
    return this.audiences.list(query);
  }

  /** Returns the values that the conditions of a filter can have. */
  @Get('options')
  @RequiresPermission('editor')
  readOptions(): Promise<AudienceOptionsView> {
    return this.counter.readOptions();
  }

  /** Counts the people that a filter matches now, and those who get no campaign, with the reason. */
  @Post('count')
  @HttpCode(200)
  @RequiresPermission('editor')
  count(@Body() { filter }: CountAudienceDto): Promise<AudienceCountView> {
    return this.counter.count(toAudienceFilter(filter));
  }

  /** Returns the first 20 people who would get a campaign with this filter. */
  @Post('people')
  @HttpCode(200)
  @RequiresPermission('editor')
  listPeople(@Body() { filter }: CountAudienceDto): Promise<AudiencePeopleView> {
    return this.counter.listPeople(toAudienceFilter(filter));
  }

  /** Reads a saved audience. */
  @Get(':id')
  @RequiresPermission('editor')
  read(@Param() { id }: IdParams): Promise<AudienceView> {
    return this.audiences.read(id);
  }

  /** Saves a filter under a name. */
  @Post()
  @RequiresPermission('editor')
  create(@Body() { name, filter }: CreateAudienceDto, @CurrentUser() actorId: string): Promise<AudienceView> {
    return this.audiences.create({ name, filter: toAudienceFilter(filter) }, actorId);
  }

  /**
   * Changes only the fields that are sent. Returns 409 for a new filter when a scheduled campaign uses the audience.
   */
  @Patch(':id')
  @RequiresPermission('editor')
  @ApiHeader({ name: 'if-match', required: false, description: 'The quoted `updatedAt` of the audience.' })
  change(
    @Param() { id }: IdParams,
    @Body() { name, filter }: ChangeAudienceDto,
    @Headers('if-match') ifMatch: string | undefined,
  ): Promise<AudienceView> {
    const input = { ...(name !== undefined && { name }), ...(filter && { filter: toAudienceFilter(filter) }) };
    return this.audiences.change(id, input, parseIfMatch(ifMatch));
  }

  /**
   * Deletes a saved audience. Drafts that used it then have no audience. Returns 409 when a scheduled campaign uses the
   * audience.
   */
  @Delete(':id')
  @HttpCode(204)
  @RequiresPermission('editor')
  delete(@Param() { id }: IdParams): Promise<void> {
    return this.audiences.delete(id);
  }
}
