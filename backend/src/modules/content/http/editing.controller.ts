import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { CurrentUser, RequiresPermission } from '#platform/http/access.ts';
import { ListQuery, PageQuery } from '#platform/http/page.ts';
import { parseKind } from '../use-cases/editing/parse-kind.ts';
import { EditContent } from '../use-cases/editing/edit-content.ts';
import { RevisionStore } from '../use-cases/editing/revision-store.ts';
import { ContentRevisionPageView, ContentRevisionView } from '../use-cases/editing/revision.view.ts';
import { CheckSlug } from '../use-cases/editing/slug-check.ts';
import { TrackPresence } from '../use-cases/editing/track-presence.ts';
import { Trash } from '../use-cases/editing/trash.ts';
import { TrashPage } from '../use-cases/editing/trash.view.ts';
import {
  EditedItemView,
  PresenceView,
  RestoreFromTrashDto,
  RestoreRevisionDto,
  SaveDraftDto,
  SlugCheckQuery,
  SlugCheckView,
} from './editing.dto.ts';

@Controller('api/admin/content')
export class EditingController {
  constructor(
    private readonly edit: EditContent,
    private readonly revisions: RevisionStore,
    private readonly trash: Trash,
    private readonly slugs: CheckSlug,
    private readonly presence: TrackPresence,
  ) {}

  /** Lists the content in the trash, latest deletion first, and searches its titles. */
  @Get('trash')
  @RequiresPermission('editor')
  listTrash(@Query() query: ListQuery): Promise<TrashPage> {
    return this.trash.list(query);
  }

  /** Restores a content item from the trash, with the content that was deleted together with it. */
  @Post('trash/:id/restore')
  @HttpCode(204)
  @RequiresPermission('editor')
  restore(
    @Param('id') id: string,
    @Body() { asBefore = false, withParent = false }: RestoreFromTrashDto,
    @CurrentUser() actorId: string,
  ): Promise<void> {
    return this.trash.restore({ id, asBefore, withParent, actorId });
  }

  /** Permanently deletes a content item in the trash, with the content that was deleted together with it. */
  @Delete('trash/:id')
  @HttpCode(204)
  @RequiresPermission('admin')
  deleteForever(@Param('id') id: string, @CurrentUser() actorId: string): Promise<void> {
    return this.trash.deleteForever(id, actorId);
  }

  /** Saves the changes of a content item as a draft, without publishing them. An unknown id creates a new draft. */
  @Put(':kind/:id/draft')
  @RequiresPermission('editor')
  saveDraft(
    @Param('kind') kind: string,
    @Param('id') id: string,
    @Body() { values, updatedAt }: SaveDraftDto,
    @CurrentUser() actorId: string,
  ): Promise<EditedItemView> {
    return this.edit.saveDraft(parseKind(kind), { id, values, seen: updatedAt, actorId }) as Promise<EditedItemView>;
  }

  /** Deletes the unpublished changes of a published content item. */
  @Delete(':kind/:id/draft')
  @RequiresPermission('editor')
  discardDraft(
    @Param('kind') kind: string,
    @Param('id') id: string,
    @CurrentUser() actorId: string,
  ): Promise<EditedItemView> {
    return this.edit.discardDraft(parseKind(kind), id, actorId) as Promise<EditedItemView>;
  }

  /** Lists the revisions of an item, latest first. */
  @Get(':kind/:id/revisions')
  @RequiresPermission('editor')
  listRevisions(
    @Param('kind') kind: string,
    @Param('id') id: string,
    @Query() query: PageQuery,
  ): Promise<ContentRevisionPageView> {
    parseKind(kind);
    return this.revisions.list(id, query);
  }

  /** Reads one revision with all values. */
  @Get(':kind/:id/revisions/:revisionId')
  @RequiresPermission('editor')
  oneRevision(
    @Param('kind') kind: string,
    @Param('id') id: string,
    @Param('revisionId') revisionId: string,
  ): Promise<ContentRevisionView> {
    parseKind(kind);
    return this.revisions.one(id, revisionId);
  }

  /** Restores all values of a revision, or only the given fields. Published content changes immediately. */
  @Post(':kind/:id/revisions/:revisionId/restore')
  @HttpCode(200)
  @RequiresPermission('editor')
  restoreRevision(
    @Param('kind') kind: string,
    @Param('id') id: string,
    @Param('revisionId') revisionId: string,
    @Body() { fields }: RestoreRevisionDto,
    @CurrentUser() actorId: string,
  ): Promise<EditedItemView> {
    return this.edit.restore(parseKind(kind), {
      ...{ id, revisionId, actorId },
      ...(fields && { fields }),
    }) as Promise<EditedItemView>;
  }

  /** Checks whether a slug is free, and suggests a free one. */
  @Get(':kind/slugs/:slug')
  @RequiresPermission('editor')
  checkSlug(
    @Param('kind') kind: string,
    @Param('slug') slug: string,
    @Query() { itemId }: SlugCheckQuery,
  ): Promise<SlugCheckView> {
    return this.slugs.check(parseKind(kind), slug, { itemId });
  }

  /**
   * Reports that the editor has the item open, and returns the other editors who do. Pages send this request every 20
   * seconds.
   */
  @Put(':kind/:id/presence')
  @RequiresPermission('editor')
  async reportPresence(
    @Param('kind') kind: string,
    @Param('id') id: string,
    @CurrentUser() actorId: string,
  ): Promise<PresenceView> {
    parseKind(kind);
    return { others: await this.presence.report(id, actorId) };
  }

  /** Reports that the editor closed the item. */
  @Delete(':kind/:id/presence')
  @HttpCode(204)
  @RequiresPermission('editor')
  endPresence(@Param('kind') kind: string, @Param('id') id: string, @CurrentUser() actorId: string): Promise<void> {
    parseKind(kind);
    return this.presence.end(id, actorId);
  }
}
