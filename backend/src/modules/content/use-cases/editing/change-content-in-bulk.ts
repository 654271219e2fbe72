import { Injectable, Logger } from '@nestjs/common';
import { AppError } from '#kernel/app-error.ts';
import { newId } from '#kernel/id.ts';
import type { Tier } from '#kernel/tier.ts';
import { InvalidInput } from '#platform/http/problem.ts';
import type { ItemSnapshot, UndoableItem } from '../../domain/content-undo.entity.ts';
import { ContentNotFound } from '../../domain/errors.ts';
import { childKinds } from '../../kinds/index.ts';
import { rejectField, type KindDefinition } from '../../kinds/kind.ts';
import { BulkUndo } from './bulk-undo.ts';
import type { BulkAction, BulkItemView, BulkView } from './bulk.view.ts';
import { EditContent, type PublicationRequest } from './edit-content.ts';
import { findParentKind, parseKind } from './parse-kind.ts';
import { listFieldNames, getTextValue } from './item-values.ts';
import { ItemSnapshots, type StateBeforeBulkAction } from './item-snapshots.ts';
import { StaffContentReader } from './staff-content.ts';
import { Trash } from './trash.ts';

interface BulkRequest {
  readonly action: BulkAction;
  readonly ids: readonly string[];
  readonly visibilityTier?: Tier | undefined;
  readonly parentId?: string | undefined;
  readonly actorId: string;
}

interface Edit {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly publication: PublicationRequest;
}

/** Each item has its own transaction, so a failure does not stop the others. */
@Injectable()
export class ChangeContentInBulk {
  private readonly log = new Logger('content');

  constructor(
    private readonly content: StaffContentReader,
    private readonly edit: EditContent,
    private readonly trash: Trash,
    private readonly snapshots: ItemSnapshots,
    private readonly undo: BulkUndo,
  ) {}

  async run(kind: KindDefinition, request: BulkRequest): Promise<BulkView> {
    const edits = await this.createEdits(kind, request);
    const items: BulkItemView[] = [];
    const changed: UndoableItem[] = [];
    const undoId = newId();
    for (const id of request.ids) {
      const item: BulkItemView = { id, title: '', outcome: 'unchanged', reason: null };
      items.push(item);
      try {
        const view = await this.content.one(kind, id);
        item.title = view.title;
        const before = await this.snapshots.take(kind, view);
        const change = edits?.(before);
        if (change && isInState(before, change)) continue;
        const below = change?.publication.status === 'draft' ? await this.snapshots.takeBelow(kind, id) : [];
        const { actorId } = request;
        if (change) await this.edit.change(kind, { id, ...change, seen: new Date(view.updatedAt), actorId });
        else await this.trash.move(kind, { id, actorId });
        item.outcome = 'changed';
        changed.push(await this.addVersions([before, ...below]));
      } catch (error) {
        Object.assign(item, { outcome: 'failed', reason: this.explain(error) });
      }
      if (item.outcome === 'changed') await this.undo.store(undoId, kind, request.action, changed);
    }
    return { items, undoId: changed.length > 0 ? undoId : null };
  }

  private async addVersions(states: readonly StateBeforeBulkAction[]): Promise<ItemSnapshot[]> {
    const snapshots: ItemSnapshot[] = [];
    for (const state of states) snapshots.push(await this.snapshots.addVersion(parseKind(state.kind), state));
    return snapshots;
  }

  private async createEdits(
    kind: KindDefinition,
    { action, visibilityTier, parentId }: BulkRequest,
  ): Promise<((before: StateBeforeBulkAction) => Edit) | undefined> {
    if (action === 'delete') return undefined;
    if (action === 'publish') return () => ({ fields: {}, publication: { status: 'published' } });
    if (action === 'unpublish') return () => ({ fields: {}, publication: { status: 'draft', publishAt: null } });
    if (action === 'tier') {
      if (!visibilityTier || !listFieldNames(kind).includes('visibilityTier'))
        return rejectField('visibilityTier', 'Choose a tier for content that has one');
      return () => ({ fields: { visibilityTier }, publication: {} });
    }
    const parent = findParentKind(kind);
    const field = parent && childKinds[parent.name]?.field;
    if (!parent || !field || !parentId || !listFieldNames(kind).includes('orderNum'))
      return rejectField('parentId', 'Choose where to move content that has a parent');
    await this.content.one(parent, parentId).catch((error: unknown) => {
      if (error instanceof ContentNotFound) rejectField('parentId', `Choose one of the ${parent.name} that exist`);
      throw error;
    });
    let place = await this.content.lastPlace(kind, parentId);
    return (before) => {
      const isThere = (before.published ?? before.draft)?.[field] === parentId;
      if (isThere) return { fields: { [field]: parentId }, publication: {} };
      place += 1;
      return { fields: { [field]: parentId, orderNum: place }, publication: {} };
    };
  }

  private explain(error: unknown): string {
    if (error instanceof ContentNotFound) return 'It was deleted in the meantime.';
    if (error instanceof InvalidInput) return error.fieldErrors.map(({ message }) => message).join('. ');
    if (error instanceof AppError) return error.message;
    this.log.error({ event: 'content.bulk-failed', error });
    return 'Something went wrong on our side.';
  }
}

function isInState({ published, draft, publishAt }: StateBeforeBulkAction, { fields, publication }: Edit): boolean {
  if (publication.status === 'published') return published !== null && draft === null;
  if (publication.status === 'draft') return published === null && publishAt === null;
  const stored = published ?? draft ?? {};
  return Object.entries(fields).every(
    ([field, value]) => stored[field] === value && (!published || getTextValue(draft, field) === undefined),
  );
}
