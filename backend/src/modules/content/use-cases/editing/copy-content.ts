import { Injectable } from '@nestjs/common';
import { newId } from '#kernel/id.ts';
import { Transaction, type TransactionScope } from '#platform/database/transaction.ts';
import { CopyTooLarge } from '../../domain/errors.ts';
import { childKinds, contentKinds } from '../../kinds/index.ts';
import type { KindDefinition } from '../../kinds/kind.ts';
import { findChildIds, lockExistingItem } from './content-items.ts';
import type { CopiedItemView } from './copy.view.ts';
import { findParentKind } from './parse-kind.ts';
import { getTextValue } from './item-values.ts';
import { Publisher } from './publisher.ts';
import { CheckSlug } from './slug-check.ts';
import { StaffContentReader } from './staff-content.ts';

const maxCopied = 200;
const maxTitleLength = 200;

interface Copying {
  readonly actorId: string;
  readonly scope: TransactionScope;
  count: number;
}

@Injectable()
export class CopyContent {
  constructor(
    private readonly tx: Transaction,
    private readonly content: StaffContentReader,
    private readonly publisher: Publisher,
    private readonly slugs: CheckSlug,
  ) {}

  copy(kind: KindDefinition, id: string, actorId: string): Promise<CopiedItemView> {
    return this.tx.run(async (scope) => {
      const copying: Copying = { actorId, scope, count: 0 };
      const parent = findParentKind(kind);
      const field = parent && childKinds[parent.name]?.field;
      const original = await this.readLatest(kind, id, scope);
      const title = `Copy of ${getTextValue(original, 'title') ?? 'untitled'}`.slice(0, maxTitleLength);
      const parentId = field && getTextValue(original, field);
      const place = 'orderNum' in original && parentId ? await this.content.lastPlace(kind, parentId, scope.em) : 0;
      const copyId = await this.copyItem(kind, id, { title, ...(place > 0 && { orderNum: place + 1 }) }, copying);
      const details = { kind: kind.name, id: copyId, title, copyOf: id, items: copying.count };
      scope.auditLog.record({ action: 'content.created', actorId, subjectId: null, details });
      return { id: copyId, title, count: copying.count };
    });
  }

  private async copyItem(
    kind: KindDefinition,
    id: string,
    changes: Readonly<Record<string, unknown>>,
    copying: Copying,
  ): Promise<string> {
    const { actorId, scope } = copying;
    copying.count += 1;
    if (copying.count > maxCopied) throw new CopyTooLarge();
    const original = await this.readLatest(kind, id, scope);
    const slug = getTextValue(original, 'slug');
    const free =
      kind.hasSlug && slug ? { slug: (await this.slugs.check(kind, slug, { em: scope.em })).suggestion } : {};
    const copyId = newId();
    const values = { ...original, ...free, ...changes };
    await this.publisher.saveDraft(kind, { id: copyId, item: { row: null, editing: null }, values, actorId }, scope);
    // A copy has no replays, because they record the dates of the original event.
    const child = kind.name === 'events' ? undefined : childKinds[kind.name];
    if (child)
      for (const childId of await findChildIds(scope.em, kind, id))
        await this.copyItem(contentKinds[child.kind], childId, { [child.field]: copyId }, copying);
    return copyId;
  }

  private async readLatest(
    kind: KindDefinition,
    id: string,
    { em }: TransactionScope,
  ): Promise<Readonly<Record<string, unknown>>> {
    const { row, editing } = await lockExistingItem(em, kind, id);
    const published = row ? await this.content.publishedValues(kind, id, em) : {};
    return { ...published, ...editing?.draft };
  }
}
