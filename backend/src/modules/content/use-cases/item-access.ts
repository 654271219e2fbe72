import { Injectable } from '@nestjs/common';
import type { Tier } from '#kernel/tier.ts';
import { ReadEntitlement } from '#modules/membership/index.ts';
import { TierTooLow } from '../domain/errors.ts';
import type { KindDefinition, TieredKindTypes } from '../kinds/kind.ts';
import { ContentRowReader, type ContentRow } from './content-rows.ts';

export interface ConditionReader {
  /** Undefined for a visitor. */
  readonly id: string | undefined;
  readonly tier: Tier;
  /** Version of the content at this moment; undefined if it is not known. */
  readonly contentVersion: string | undefined;
}

/** Condition that a reader must meet in addition to the tier, for example that the program has released the lesson. */
export interface AccessCondition {
  check(item: { readonly kind: string; readonly id: string }, readerId: string | undefined): Promise<void>;
  notReleased(kind: string, reader: ConditionReader): Promise<readonly string[]>;
}

@Injectable()
export class ItemAccess {
  private readonly conditions: AccessCondition[] = [];

  constructor(
    private readonly rows: ContentRowReader,
    private readonly entitlement: ReadEntitlement,
  ) {}

  /** Registers an access condition. Other modules call this at startup, because this module cannot import them. */
  addCondition(condition: AccessCondition): void {
    this.conditions.push(condition);
  }

  /**
   * Returns the row of a content item if the reader may open it. Throws ContentNotFound, TierTooLow, or the error
   * of an access condition.
   */
  async read<Of extends TieredKindTypes>(
    kind: KindDefinition<Of>,
    id: string,
    readerId: string | undefined,
  ): Promise<ContentRow<Of>['stored']> {
    const [{ tier }, { stored, joined }] = await Promise.all([
      this.entitlement.read(readerId),
      this.rows.readRow(kind, id, 'readers'),
    ]);
    // Takes the required tier from the view, because lists use the same view: both then give the same access.
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

  async findNotReleased(kind: string, reader: ConditionReader): Promise<ReadonlySet<string>> {
    const ids = await Promise.all(this.conditions.map((condition) => condition.notReleased(kind, reader)));
    return new Set(ids.flat());
  }
}
