import { defineEntity, p } from '@mikro-orm/core';

/** What a person may ask of their subscription; `end` is what the product does where a payment went back. */
export const commandKinds = ['change', 'upgrade', 'undo-change', 'cancel', 'resume', 'refund', 'end'] as const;
export type CommandKind = (typeof commandKinds)[number];

/**
 * `open`: asked for, and what came of it is not known yet. Final are `done`; `failed`: Stripe said no; `left`: nobody
 * wants it any more, or it was found not to have taken effect.
 */
export type CommandState = 'open' | 'done' | 'failed' | 'left';

/** Longer than a command may take with all its repetitions, on a machine as quick as usual. In real time. */
const leaseMs = 60_000;

const BillingCommandSchema = defineEntity({
  name: 'BillingCommand',
  tableName: 'billing_command',
  properties: {
    id: p.uuid().primary(),
    userId: p.uuid().index(),
    kind: p.text().$type<CommandKind>(),
    /** What it is about: the price to change to, the invoice to refund or that went back, else the subscription. */
    target: p.text(),
    /** Names the command to Stripe, so that it takes effect once however often it is sent. */
    idempotencyKey: p.text().unique(),
    /** How often Stripe has failed to answer it well: each try after that needs another key. */
    failures: p.integer(),
    /** Who asked: the member, or an administrator; empty for the product itself. */
    actorId: p.uuid().nullable(),
    state: p.text().$type<CommandState>(),
    /** The refund, or the charge of an upgrade, in cents; empty where no money moves. */
    amountCents: p.integer().nullable(),
    /** The moment an upgrade is prorated from, so that the charge equals the preview. */
    prorationDate: p.datetime().nullable(),
    /** True when the subscription was to end with its period before this was asked. */
    wasCancelling: p.boolean(),
    /** The price it was to change to before this was asked. */
    pendingBefore: p.text().nullable(),
    createdAt: p.datetime(),
    finishedAt: p.datetime().nullable(),
    /** Until when one process works on it and no other may, in real time. */
    leasedUntil: p.datetime().nullable(),
    /** When it was last looked at and stayed open. */
    checkedAt: p.datetime().nullable(),
  },
  indexes: [
    {
      name: 'billing_command_open',
      expression: `create unique index "billing_command_open" on "billing_command" ("user_id") where "state" = 'open'`,
    },
  ],
});

export interface Wish {
  readonly userId: string;
  readonly actorId: string | null;
  readonly kind: CommandKind;
  readonly target: string;
  readonly amountCents?: number;
  readonly prorationDate?: Date;
  /** How the subscription stands until then; left out where it does not matter. */
  readonly before?: { readonly cancelAtPeriodEnd: boolean; readonly pendingPriceId?: string | null | undefined };
}

/** Something a person asked Stripe for: kept before Stripe is called. At most one of a person is open at a time. */
export class BillingCommand extends BillingCommandSchema.class {
  static of(id: string, wish: Wish, now: Date) {
    const { userId, actorId, kind, target, amountCents = 0, prorationDate = null, before } = wish;
    const idempotencyKey = keyOf(id, wish);
    const fresh = { failures: 0, state: 'open' as const, finishedAt: null, leasedUntil: null, checkedAt: null };
    return {
      ...fresh,
      id,
      userId,
      actorId,
      kind,
      target,
      idempotencyKey,
      amountCents: amountCents || null,
      prorationDate,
      wasCancelling: before?.cancelAtPeriodEnd ?? false,
      pendingBefore: before?.pendingPriceId ?? null,
      createdAt: now,
    };
  }

  /** The key of one of its steps. */
  key(step: string): string {
    return [this.idempotencyKey, step, ...(this.failures > 0 ? [this.failures] : [])].join(':');
  }

  /** Names this try of it: a refund that came back and was asked for again is told again. */
  occasion(): string {
    return this.failures === 0 ? this.id : `${this.id}:${this.failures}`;
  }

  isFor({ kind, target, prorationDate }: Pick<Wish, 'kind' | 'target' | 'prorationDate'>): boolean {
    const isSameDate = (this.prorationDate?.getTime() ?? 0) === (prorationDate?.getTime() ?? 0);
    return this.kind === kind && this.target === target && isSameDate;
  }

  /** True for what is brought to its end whatever is asked for next. */
  isBinding(): boolean {
    return isAboutInvoice(this.kind);
  }

  /** True when only Stripe can say what came of an error: the sweep asks it. */
  isSettledLater(): boolean {
    return this.isBinding() || this.kind === 'upgrade';
  }

  isTaken(realNow: Date): boolean {
    return !!this.leasedUntil && this.leasedUntil > realNow;
  }

  take(realNow: Date, patience: number): this {
    this.leasedUntil = new Date(realNow.getTime() + leaseMs * patience);
    return this;
  }

  finish(state: Exclude<CommandState, 'open'>, now: Date): void {
    this.state = state;
    this.finishedAt = now;
    this.leasedUntil = null;
  }

  /** Reopens a command that Stripe refused. */
  reopen({ actorId, amountCents = 0, before }: Wish): void {
    this.state = 'open';
    this.finishedAt = null;
    this.failures += 1;
    this.actorId = actorId;
    this.amountCents = amountCents || null;
    this.wasCancelling = before?.cancelAtPeriodEnd ?? false;
    this.pendingBefore = before?.pendingPriceId ?? null;
  }
}
BillingCommandSchema.setClass(BillingCommand);

const isAboutInvoice = (kind: CommandKind): boolean => kind === 'refund' || kind === 'end';

/**
 * An invoice goes back once, so the key carries nothing else. An upgrade is the same for the same preview. Any other
 * command may be asked for again.
 */
export function keyOf(
  id: string,
  { userId, kind, target, prorationDate }: Pick<Wish, 'userId' | 'kind' | 'target' | 'prorationDate'>,
): string {
  if (prorationDate) return `${kind}:${userId}:${target}:${prorationDate.getTime() / 1000}`;
  return isAboutInvoice(kind) ? `${kind}:${target}` : `${kind}:${id}`;
}
