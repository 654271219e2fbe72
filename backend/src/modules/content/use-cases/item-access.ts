import { Injectable } from '@nestjs/common';
import type { Tier } from '#kernel/tier.ts';
import { ReadEntitlement } from '#modules/membership/index.ts';
import { TierTooLow } from '../domain/errors.ts';
import type { KindDefinition, TieredKindTypes } from '../kinds/kind.ts';
import { ContentRowReader, type ContentRow } from './content-rows.ts';

export interface RequestingReader {
  readonly id: string | undefined;
  readonly tier: Tier;
  readonly contentVersion: string | undefined;
}

/** Condition in addition to the tier, such as the release of a lesson by its program. */
export interface AccessCondition {
  check(item: { readonly kind: string; readonly id: string }, readerId: string | undefined): Promise<void>;
  notReleased(kind: string, reader: RequestingReader): Promise<readonly string[]>;
}

@Injectable()
export class ItemAccess {
  private readonly conditions: AccessCondition[] = [];

  constructor(
    private readonly rows: ContentRowReader,
    private readonly entitlement: ReadEntitlement,
  ) {}

  /** The practice module calls this method at startup, because content must not import practice. */
  addCondition(condition: AccessCondition): void {
    this.conditions.push(condition);
  }

  async read<Of extends TieredKindTypes>(
    kind: KindDefinition<Of>,
    id: string,
    readerId: string | undefined,
  ): Promise<ContentRow<Of>['stored']> {
    const [{ tier }, { stored, joined }] = await Promise.all([
      this.entitlement.read(readerId),
      this.rows.readRow(kind, id, 'readers'),
    ]);
    // Checks access with the view that lists use, so that lists and files follow the same rules.
    const view = kind.read.view(stored, joined, {
      tier,
      isNotReleased: () => false,
      urlFor: ({ url }) => url,
      findFile: () => undefined,
      findPicture: () => undefined,
    });
    if (view.locked) throw new TierTooLow(view.visibilityTier);
    for (const condition of this.conditions) await condition.check({ kind: kind.name, id: view.id }, readerId);
    return stored;
  }

  async findNotReleased(kind: string, reader: RequestingReader): Promise<ReadonlySet<string>> {
    const ids = await Promise.all(this.conditions.map((condition) => condition.notReleased(kind, reader)));
    return new Set(ids.flat());
  }
}
