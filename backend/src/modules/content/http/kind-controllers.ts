import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query, type Type } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { CurrentPrincipal, CurrentUser, Requires, type Principal } from '#platform/http/access.ts';
import type { ValidDate } from '#platform/http/date-time.ts';
import type { Page } from '#platform/http/page.ts';
import type { Kind, KindTypes } from '../kinds/kind.ts';
import type { ContentListQuery } from '../kinds/list-query.dto.ts';
import type { StaffPieceView } from '../kinds/piece.view.ts';
import { ContentReader } from '../use-cases/content-reader.ts';
import { ContentWriter } from '../use-cases/content-writer.ts';
import { capitalize, createChangeDto, setClassName, createPageView, ParamTypes } from './generated-classes.ts';

export function createPublicController(kind: Kind): Type<object> {
  const { name, hasSlug, api } = kind;
  const key = hasSlug ? 'idOrSlug' : 'id';

  @Controller(`api/${name}`)
  class PublicController {
    constructor(private readonly content: ContentReader) {}

    @Get()
    @Requires('anyone')
    @ApiOperation({ summary: `Lists ${name}, ${api.order}; what is above the reader's tier is locked.` })
    @ApiOkResponse({ type: createPageView(api.view) })
    @ParamTypes(api.query, Object)
    list(
      @Query() query: ContentListQuery,
      @CurrentPrincipal() reader: Principal | undefined,
    ): Promise<Page<KindTypes['view']>> {
      return this.content.list(kind, query, reader);
    }

    @Get(`:${key}`)
    @Requires('anyone')
    @ApiOperation({ summary: `Reads one by its ${hasSlug ? 'id or slug' : 'id'}.` })
    @ApiOkResponse({ type: api.view })
    one(@Param(key) idOrSlug: string, @CurrentPrincipal() reader: Principal | undefined): Promise<KindTypes['view']> {
      return this.content.one(kind, idOrSlug, reader);
    }
  }
  return setClassName(PublicController, `${capitalize(name)}Controller`);
}

export function createStaffController(kind: Kind): Type<object> {
  const { name, api } = kind;

  @Controller(`api/admin/${name}`)
  class StaffController {
    constructor(
      private readonly reader: ContentReader,
      private readonly writer: ContentWriter,
    ) {}

    @Get()
    @Requires('staff')
    @ApiOperation({ summary: `Lists ${name} in full, ${api.order}.` })
    @ApiOkResponse({ type: createPageView(api.staffView) })
    @ParamTypes(api.query)
    list(@Query() query: ContentListQuery): Promise<Page<StaffPieceView>> {
      return this.reader.listForStaff(kind, query);
    }

    @Get(':id')
    @Requires('staff')
    @ApiOperation({ summary: 'Reads one in full.' })
    @ApiOkResponse({ type: api.staffView })
    one(@Param('id') id: string): Promise<StaffPieceView> {
      return this.reader.oneForStaff(kind, id);
    }

    @Post()
    @Requires('editor')
    @ApiOperation({ summary: 'Adds one.' })
    @ApiCreatedResponse({ type: api.staffView })
    @ParamTypes(api.draft, String)
    create(@Body() draft: object, @CurrentUser() actorId: string): Promise<StaffPieceView> {
      return this.writer.create(kind, draft, actorId);
    }

    @Patch(':id')
    @Requires('editor')
    @ApiOperation({
      summary: 'Changes the fields that are sent; with `updatedAt`, only if nothing changed since then.',
    })
    @ApiOkResponse({ type: api.staffView })
    @ParamTypes(String, createChangeDto(api.draft), String)
    change(
      @Param('id') id: string,
      @Body() { updatedAt: seen, ...draft }: { updatedAt?: ValidDate },
      @CurrentUser() actorId: string,
    ): Promise<StaffPieceView> {
      return this.writer.change(kind, { id, draft, seen, actorId });
    }

    @Delete(':id')
    @HttpCode(204)
    @Requires('editor')
    @ApiOperation({ summary: `Removes one${api.parts ? `, with ${api.parts}` : ''}.` })
    remove(@Param('id') id: string, @CurrentUser() actorId: string): Promise<void> {
      return this.writer.remove(kind, { id, actorId });
    }
  }
  return setClassName(StaffController, `Staff${capitalize(name)}Controller`);
}
