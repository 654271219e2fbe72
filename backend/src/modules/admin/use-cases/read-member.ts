import { Injectable } from '@nestjs/common';
import { validate as isUuid } from 'uuid';
import { AuditTrail } from '../../../platform/audit/audit-trail.ts';
import { AccountMailsOf, AddressesOf, ListAccountFactors, UserById, type UserSummary } from '../../auth/index.ts';
import { ListInvoices } from '../../billing/index.ts';
import { MailsOf } from '../../mailing/index.ts';
import { EntitlementsOf, ReadMembership } from '../../membership/index.ts';
import { UnknownAccount } from '../domain/errors.ts';
import type { DeedView, MemberHistoryView, MemberMailView, SecondFactorView } from './member-history.view.ts';
import { memberOf } from './member-of.ts';

/** So much of each part of a history is shown. */
const shown = 50;

/** One person with what is behind them, put together from what each module knows. */
@Injectable()
export class ReadMember {
  constructor(
    private readonly userById: UserById,
    private readonly entitlementsOf: EntitlementsOf,
    private readonly readMembership: ReadMembership,
    private readonly listInvoices: ListInvoices,
    private readonly accountMailsOf: AccountMailsOf,
    private readonly mailsOf: MailsOf,
    private readonly auditTrail: AuditTrail,
    private readonly addressesOf: AddressesOf,
    private readonly listAccountFactors: ListAccountFactors,
  ) {}

  async execute(id: string): Promise<MemberHistoryView> {
    const user = isUuid(id) ? await this.userById.execute(id) : undefined;
    if (!user) throw new UnknownAccount();
    const [entitlements, membership, payments, mails, deeds, secondFactors] = await Promise.all([
      this.entitlementsOf.execute([id]),
      this.readMembership.execute(id),
      this.listInvoices.execute(id, { limit: shown }),
      this.mails(user),
      this.deeds(id),
      this.factors(id),
    ]);
    const member = memberOf(user, entitlements.get(id));
    return { member, membership, payments: payments.items, mails, deeds, secondFactors };
  }

  private async mails({ id, email }: UserSummary): Promise<MemberMailView[]> {
    const lists = await Promise.all([
      this.accountMailsOf.execute(id, shown),
      this.mailsOf.execute({ userId: id, email }, shown),
    ]);
    return lists
      .flat()
      .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
      .slice(0, shown)
      .map(({ createdAt, ...mail }) => ({ ...mail, at: createdAt.toISOString() }));
  }

  private async deeds(id: string): Promise<DeedView[]> {
    const entries = await this.auditTrail.latestOf(id, shown);
    const actors = new Set(entries.flatMap(({ actorId }) => actorId ?? []));
    const addresses = await this.addressesOf.execute([...actors]);
    return entries.map(({ at, action, actorId, details }) => ({
      ...{ at, action, actorId, details },
      actorEmail: (actorId && addresses.get(actorId)) ?? null,
    }));
  }

  private async factors(id: string): Promise<SecondFactorView[]> {
    const factors = await this.listAccountFactors.execute(id);
    return factors.map(({ id: factorId, factor_type: kind, status, created_at: since }) => ({
      ...{ id: factorId, kind, since },
      isVerified: status === 'verified',
    }));
  }
}
