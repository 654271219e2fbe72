import { Injectable } from '@nestjs/common';
import { EntitlementOf } from '../../membership/index.ts';
import { TierTooLow } from '../domain/errors.ts';
import type { Kind, TieredTypes } from '../kinds/kind.ts';
import { ContentRows, type ContentRow } from './content-rows.ts';

/** Another reason than the tier for which a reader may not have a piece yet. */
export interface AccessCondition {
  /** Throws for whom it holds back the piece. */
  check(piece: { readonly kind: string; readonly id: string }, readerId: string | undefined): Promise<void>;
  /** The ids of the pieces of a kind that it holds back. */
  heldBack(kind: string, readerId: string | undefined): Promise<readonly string[]>;
}

/** Decides whether a reader may have a piece at this moment: by the tier, then by what other modules know. */
@Injectable()
export class PieceAccess {
  private readonly conditions: AccessCondition[] = [];

  constructor(
    private readonly rows: ContentRows,
    private readonly entitlement: EntitlementOf,
  ) {}

  /** For a module that comes after this one, at its start. */
  addCondition(condition: AccessCondition): void {
    this.conditions.push(condition);
  }

  /** The row of a piece that is open to the reader. Throws NoSuchContent, TierTooLow, or what a condition throws. */
  async read<Of extends TieredTypes>(
    kind: Kind<Of>,
    id: string,
    readerId: string | undefined,
  ): Promise<ContentRow<Of>['stored']> {
    const [{ tier }, { stored, joined }] = await Promise.all([
      this.entitlement.read(readerId),
      this.rows.one(kind, id, 'readers'),
    ]);
    // What its view says is what the reader was shown.
    const view = kind.read.view(stored, joined, {
      tier,
      isHeldBack: () => false,
      addressOf: ({ url }) => url,
      fileOf: () => undefined,
    });
    if (view.locked) throw new TierTooLow(view.visibilityTier);
    for (const condition of this.conditions) await condition.check({ kind: kind.name, id: view.id }, readerId);
    return stored;
  }

  /** The pieces of a kind that a reader may not have yet, whatever their tier. */
  async heldBack(kind: string, readerId: string | undefined): Promise<ReadonlySet<string>> {
    const ids = await Promise.all(this.conditions.map((condition) => condition.heldBack(kind, readerId)));
    return new Set(ids.flat());
  }
}
