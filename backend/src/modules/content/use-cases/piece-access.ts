import { Injectable } from '@nestjs/common';
import { ReadEntitlement } from '#modules/membership/index.ts';
import { TierTooLow } from '../domain/errors.ts';
import type { KindDefinition, TieredKindTypes } from '../kinds/kind.ts';
import { ContentRows, type ContentRow } from './content-rows.ts';

/** A condition for access in addition to the tier, such as the release of a lesson by its program. */
export interface AccessCondition {
  check(piece: { readonly kind: string; readonly id: string }, readerId: string | undefined): Promise<void>;
  notReleased(kind: string, readerId: string | undefined): Promise<readonly string[]>;
}

@Injectable()
export class PieceAccess {
  private readonly conditions: AccessCondition[] = [];

  constructor(
    private readonly rows: ContentRows,
    private readonly entitlement: ReadEntitlement,
  ) {}

  /** Registers a condition; called at startup by modules that content cannot import. */
  addCondition(condition: AccessCondition): void {
    this.conditions.push(condition);
  }

  /**
   * Returns the row if the reader may access it. Throws ContentNotFound, TierTooLow, or the error of an access condition.
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
    // Takes the tier from the view, so that access and lists use the same tier.
    const view = kind.read.view(stored, joined, {
      tier,
      isNotReleased: () => false,
      urlFor: ({ url }) => url,
      findFile: () => undefined,
    });
    if (view.locked) throw new TierTooLow(view.visibilityTier);
    for (const condition of this.conditions) await condition.check({ kind: kind.name, id: view.id }, readerId);
    return stored;
  }

  async findNotReleased(kind: string, readerId: string | undefined): Promise<ReadonlySet<string>> {
    const ids = await Promise.all(this.conditions.map((condition) => condition.notReleased(kind, readerId)));
    return new Set(ids.flat());
  }
}
