import { defineEntity, p } from '@mikro-orm/core';

export const commandKinds = ['change', 'upgrade', 'undo-change', 'cancel', 'resume', 'refund', 'end'] as const;
export type CommandKind = (typeof commandKinds)[number];

/** A `left` command was abandoned, replaced by another command, or without effect. */
export type CommandState = 'open' | 'done' | 'failed' | 'left';

/** Duration of a lease in milliseconds. Only the process that leased a command may run it during this time. */
const leaseMs = 60_000;

const BillingCommandSchema = defineEntity({
  name: 'BillingCommand',
  tableName: 'billing_command',
  properties: {
    id: p.uuid().primary(),
    userId: p.uuid().index(),
    kind: p.text().$type<CommandKind>(),
    /** Stripe id of the new price (`change`, `upgrade`), the invoice (`refund`, `end`) or the subscription. */
    target: p.text(),
    idempotencyKey: p.text().unique(),
    /** Each try after a failure needs a new idempotency key, because Stripe repeats its response to the old key. */
    failures: p.integer(),
    actorId: p.uuid().nullable(),
    state: p.text().$type<CommandState>(),
    amountCents: p.integer().nullable(),
    /** The charge equals the preview, because both compute the price from this time. */
    prorationDate: p.datetime().nullable(),
    wasCancelling: p.boolean(),
    pendingBefore: p.text().nullable(),
    createdAt: p.datetime(),
    finishedAt: p.datetime().nullable(),
    leasedUntil: p.datetime().nullable(),
    checkedAt: p.datetime().nullable(),
  },
  indexes: [
    {
      name: 'billing_command_open',
      expression: `create unique index "billing_command_open" on "billing_command" ("user_id") where "state" = 'open'`,
    },
  ],
});

export interface CommandRequest {
  readonly userId: string;
  readonly actorId: string | null;
  readonly kind: CommandKind;
  readonly target: string;
  readonly amountCents?: number;
  readonly prorationDate?: Date;
  readonly before?: { readonly cancelAtPeriodEnd: boolean; readonly pendingPriceId?: string | null | undefined };
}

export class BillingCommand extends BillingCommandSchema.class {
  static create(id: string, request: CommandRequest, now: Date) {
    const { userId, actorId, kind, target, amountCents = 0, prorationDate = null, before } = request;
    const idempotencyKey = buildCommandKey(id, request);
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

  stepKey(step: string): string {
    return [this.idempotencyKey, step, ...(this.failures > 0 ? [this.failures] : [])].join(':');
  }

  /** Each try has its own id, so that a refund that fails twice sends two notifications. */
  attemptId(): string {
    return this.failures === 0 ? this.id : `${this.id}:${this.failures}`;
  }

  isFor({ kind, target, prorationDate }: Pick<CommandRequest, 'kind' | 'target' | 'prorationDate'>): boolean {
    const isSameDate = (this.prorationDate?.getTime() ?? 0) === (prorationDate?.getTime() ?? 0);
    return this.kind === kind && this.target === target && isSameDate;
  }

  /** A binding command must be completed, even if the member requests another command. */
  isBinding(): boolean {
    return targetsInvoice(this.kind);
  }

  /** True for commands that stay open after a server error of Stripe, because the command may have succeeded. */
  isResultUnknown(): boolean {
    return this.isBinding() || this.kind === 'upgrade';
  }

  isLeased(realNow: Date): boolean {
    return !!this.leasedUntil && this.leasedUntil > realNow;
  }

  lease(realNow: Date, patience: number): this {
    this.leasedUntil = new Date(realNow.getTime() + leaseMs * patience);
    return this;
  }

  finish(state: Exclude<CommandState, 'open'>, now: Date): void {
    this.state = state;
    this.finishedAt = now;
    this.leasedUntil = null;
  }

  reopen({ actorId, amountCents = 0, before }: CommandRequest): void {
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

const targetsInvoice = (kind: CommandKind): boolean => kind === 'refund' || kind === 'end';

/** The key of a refund is the invoice, because an invoice can be refunded once. */
export function buildCommandKey(
  id: string,
  { userId, kind, target, prorationDate }: Pick<CommandRequest, 'userId' | 'kind' | 'target' | 'prorationDate'>,
): string {
  if (prorationDate) return `${kind}:${userId}:${target}:${prorationDate.getTime() / 1000}`;
  return targetsInvoice(kind) ? `${kind}:${target}` : `${kind}:${id}`;
}
