import { Body, Controller, Delete, Get, Headers, HttpCode, Param, Patch, Post, Query, type Type } from '@nestjs/common';
import { ApiCreatedResponse, ApiHeader, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { CurrentPrincipal, CurrentUser, RequiresPermission, type Principal } from '#platform/http/access.ts';
import type { ValidDate } from '#platform/http/date-time.ts';
import type { ResultPage } from '#platform/http/page.ts';
import { AllowedInPreview } from '#platform/preview/preview-requests.ts';
import {
  AcceptedEncoding,
  SendsSerializedBody,
  type BodyEncoding,
  type SerializedBody,
} from '#platform/http/serialized-body.ts';
import type { KindDefinition } from '../kinds/kind.ts';
import type { ContentListQuery } from '../kinds/list-query.dto.ts';
import type { StaffItemView } from '../kinds/item.view.ts';
import { ContentResponses } from '../use-cases/content-responses.ts';
import { EditContent } from '../use-cases/editing/edit-content.ts';
import { listFieldNames } from '../use-cases/editing/item-values.ts';
import { StaffContentReader } from '../use-cases/editing/staff-content.ts';
import { Trash } from '../use-cases/editing/trash.ts';
import {
  capitalize,
  createChangeDto,
  createPageView,
  createItemDto,
  createStaffQuery,
  ParamTypes,
  setClassName,
  type PublicationDto,
} from './generated-classes.ts';
import { parseIfMatch } from '#platform/http/if-match.ts';

export function createPublicController(kind: KindDefinition): Type<object> {
  const { name, hasSlug, api } = kind;
  const key = hasSlug ? 'idOrSlug' : 'id';
  const cacheTags = [...new Set(['api', name, ...kind.pageTags])];

  @Controller(`api/${name}`)
  class PublicController {
    constructor(private readonly content: ContentResponses) {}

    @Get()
    @AllowedInPreview()
    @RequiresPermission('anyone')
    @ApiOperation({ summary: `Lists ${name}, ${api.order}; what is above the reader's tier is locked.` })
    @ApiOkResponse({ type: createPageView(api.view) })
    @SendsSerializedBody(cacheTags)
    @ParamTypes(api.query, Object, String)
    list(
      @Query() query: ContentListQuery,
      @CurrentPrincipal() reader: Principal | undefined,
      @AcceptedEncoding() encoding: BodyEncoding,
    ): Promise<SerializedBody> {
      return this.content.list(kind, query, { reader, encoding });
    }

    @Get(`:${key}`)
    @AllowedInPreview()
    @RequiresPermission('anyone')
    @ApiOperation({ summary: `Reads one by its ${hasSlug ? 'id or slug' : 'id'}.` })
    @ApiOkResponse({ type: api.view })
    @SendsSerializedBody(cacheTags)
    one(
      @Param(key) idOrSlug: string,
      @CurrentPrincipal() reader: Principal | undefined,
      @AcceptedEncoding() encoding: BodyEncoding,
    ): Promise<SerializedBody> {
      return this.content.item(kind, idOrSlug, { reader, encoding });
    }
  }
  return setClassName(PublicController, `${capitalize(name)}Controller`);
}

type ItemInput = PublicationDto & { readonly updatedAt?: ValidDate };

const splitInput = ({ status, publishAt, unpublishAt, updatedAt, ...fields }: ItemInput) => ({
  fields,
  publication: { status, publishAt, unpublishAt },
  updatedAt,
});

export function createStaffController(kind: KindDefinition): Type<object> {
  const { name, api } = kind;

  @Controller(`api/admin/${name}`)
  class StaffController {
    constructor(
      private readonly content: StaffContentReader,
      private readonly edit: EditContent,
      private readonly trash: Trash,
    ) {}

    @Get()
    @RequiresPermission('staff')
    @ApiOperation({ summary: `Lists ${name} in full, with drafts, ${api.order}.` })
    @ApiOkResponse({ type: createPageView(api.staffView) })
    @ParamTypes(createStaffQuery(api.query, { hasTier: listFieldNames(kind).includes('visibilityTier') }))
    list(@Query() query: ContentListQuery): Promise<ResultPage<StaffItemView>> {
      return this.content.list(kind, query);
    }

    @Get(':id')
    @RequiresPermission('staff')
    @ApiOperation({ summary: 'Reads one in full.' })
    @ApiOkResponse({ type: api.staffView })
    one(@Param('id') id: string): Promise<StaffItemView> {
      return this.content.one(kind, id);
    }

    @Post()
    @RequiresPermission('editor')
    @ApiOperation({ summary: 'Adds one, and publishes it unless it is a draft.' })
    @ApiCreatedResponse({ type: api.staffView })
    @ParamTypes(createItemDto(api.draft), String)
    create(@Body() input: ItemInput, @CurrentUser() actorId: string): Promise<StaffItemView> {
      const { fields, publication } = splitInput(input);
      return this.edit.create(kind, fields, publication, actorId);
    }

    @Patch(':id')
    @RequiresPermission('editor')
    @ApiHeader({ name: 'if-match', required: false, description: 'The quoted `updatedAt` of the item.' })
    @ApiOperation({
      summary: 'Changes the fields that are sent; with `updatedAt` or `If-Match`, only if nothing changed since then.',
    })
    @ApiOkResponse({ type: api.staffView })
    @ParamTypes(String, createChangeDto(api.draft), String, String)
    change(
      @Param('id') id: string,
      @Body() input: ItemInput,
      @CurrentUser() actorId: string,
      @Headers('if-match') ifMatch: string | undefined,
    ): Promise<StaffItemView> {
      const { fields, publication, updatedAt } = splitInput(input);
      return this.edit.change(kind, { id, fields, publication, seen: updatedAt ?? parseIfMatch(ifMatch), actorId });
    }

    @Delete(':id')
    @HttpCode(204)
    @RequiresPermission('editor')
    @ApiOperation({ summary: `Moves one to the trash${api.parts ? `, with ${api.parts}` : ''}.` })
    remove(@Param('id') id: string, @CurrentUser() actorId: string): Promise<void> {
      return this.trash.move(kind, { id, actorId });
    }
  }
  return setClassName(StaffController, `Staff${capitalize(name)}Controller`);
}
