import { Injectable } from '@nestjs/common';
import { EntitlementOf } from '../../membership/index.ts';
import { TierTooLow } from '../domain/errors.ts';
import type { Kind, TieredTypes } from '../kinds/kind.ts';
import { ContentRows, type ContentRow } from './content-rows.ts';

/** Throws when the reader may not have the piece for another reason than the tier. */
export type AccessCondition = (
  piece: { readonly kind: string; readonly id: string },
  readerId: string | undefined,
) => Promise<void>;

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
    const view = kind.read.view(stored, joined, { tier, addressOf: ({ url }) => url, fileOf: () => undefined });
    if (view.locked) throw new TierTooLow(view.visibilityTier);
    for (const condition of this.conditions) await condition({ kind: kind.name, id: view.id }, readerId);
    return stored;
  }
}
