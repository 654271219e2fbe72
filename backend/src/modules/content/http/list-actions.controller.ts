import { Body, Controller, HttpCode, Param, Post, Put } from '@nestjs/common';
import { CurrentUser, RequiresPermission } from '#platform/http/access.ts';
import { ChangeContentInBulk } from '../use-cases/editing/change-content-in-bulk.ts';
import { BulkUndo } from '../use-cases/editing/bulk-undo.ts';
import { BulkView } from '../use-cases/editing/bulk.view.ts';
import { CopyContent } from '../use-cases/editing/copy-content.ts';
import { CopiedItemView } from '../use-cases/editing/copy.view.ts';
import { OrderContent } from '../use-cases/editing/order-content.ts';
import { parseKind } from '../use-cases/editing/parse-kind.ts';
import { BulkDto, BulkUndoView, ContentOrderDto } from './list-actions.dto.ts';

@Controller('api/admin/content')
export class ListActionsController {
  constructor(
    private readonly order: OrderContent,
    private readonly bulk: ChangeContentInBulk,
    private readonly undo: BulkUndo,
    private readonly copies: CopyContent,
  ) {}

  /** Stores the order of the modules of a program or the lessons of a module. Readers see the order immediately. */
  @Put(':kind/order')
  @HttpCode(204)
  @RequiresPermission('editor')
  storeOrder(
    @Param('kind') kind: string,
    @Body() { parentId, ids }: ContentOrderDto,
    @CurrentUser() actorId: string,
  ): Promise<void> {
    return this.order.store(parseKind(kind), { parentId, ids, actorId });
  }

  /** Applies one action to several content items. If the action fails for one item, the others are still changed. */
  @Post(':kind/bulk')
  @HttpCode(200)
  @RequiresPermission('editor')
  bulkChangeContent(
    @Param('kind') kind: string,
    @Body() { action, ids, visibilityTier, parentId }: BulkDto,
    @CurrentUser() actorId: string,
  ): Promise<BulkView> {
    return this.bulk.run(parseKind(kind), { action, ids, visibilityTier, parentId, actorId });
  }

  /** Reverts a bulk action, except for content that was changed since. */
  @Post('bulk/:undoId/undo')
  @HttpCode(200)
  @RequiresPermission('editor')
  async undoBulkChange(@Param('undoId') undoId: string, @CurrentUser() actorId: string): Promise<BulkUndoView> {
    return { items: await this.undo.run(undoId, actorId) };
  }

  /** Copies a content item and the items below as drafts, at most 200 in total, without replays. */
  @Post(':kind/:id/copy')
  @RequiresPermission('editor')
  copy(@Param('kind') kind: string, @Param('id') id: string, @CurrentUser() actorId: string): Promise<CopiedItemView> {
    return this.copies.copy(parseKind(kind), id, actorId);
  }
}
