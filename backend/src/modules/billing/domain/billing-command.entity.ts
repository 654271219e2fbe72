import { defineEntity, p } from '@mikro-orm/core';

/** What a person may ask of their subscription; `end` is what the product does where a payment went back. */
export const commandKinds = ['change', 'undo-change', 'cancel', 'resume', 'refund', 'end'] as const;
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
    /** What is given back, in cents; empty for what gives nothing back. */
    amountCents: p.integer().nullable(),
    /** True when the subscription was to end with its period before this was asked. */
    wasCancelling: p.boolean(),
    /** The price it was to change to before this was asked. */
    pendingBefore: p.text().nullable(),
    createdAt: p.datetime(),
    finishedAt: p.datetime().nullable(),
    /** Until when one process works on it and no other may, in real time. */
    leasedUntil: p.datetime().nullable(),
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
  /** How the subscription stands until then; left out where it does not matter. */
  readonly before?: { readonly cancelAtPeriodEnd: boolean; readonly pendingPriceId?: string | null | undefined };
}

/** Something a person asked Stripe for: kept before Stripe is called. At most one of a person is open at a time. */
export class BillingCommand extends BillingCommandSchema.class {
  static of(id: string, { userId, actorId, kind, target, amountCents = 0, before }: Wish, now: Date) {
    const idempotencyKey = keyOf(id, { kind, target });
    const fresh = { failures: 0, state: 'open' as const, finishedAt: null, leasedUntil: null };
    return {
      ...fresh,
      id,
      userId,
      actorId,
      kind,
      target,
      idempotencyKey,
      amountCents: amountCents || null,
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

  isFor({ kind, target }: Pick<Wish, 'kind' | 'target'>): boolean {
    return this.kind === kind && this.target === target;
  }

  /** True for what is brought to its end whatever is asked for next. */
  isBinding(): boolean {
    return isAboutInvoice(this.kind);
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

  /** Asked for anew after Stripe had said no. */
  reopen({ actorId, amountCents = 0 }: Wish): void {
    this.state = 'open';
    this.finishedAt = null;
    this.failures += 1;
    this.actorId = actorId;
    this.amountCents = amountCents || null;
  }
}
BillingCommandSchema.setClass(BillingCommand);

const isAboutInvoice = (kind: CommandKind): boolean => kind === 'refund' || kind === 'end';

/** An invoice goes back once, so the key carries nothing else; anything else may be asked for again some day. */
export const keyOf = (id: string, { kind, target }: Pick<Wish, 'kind' | 'target'>): string =>
  isAboutInvoice(kind) ? `${kind}:${target}` : `${kind}:${id}`;
