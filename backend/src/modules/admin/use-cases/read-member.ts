import { Injectable } from '@nestjs/common';
import { validate as isUuid } from 'uuid';
import { AuditLogReader } from '#platform/audit/audit-log-reader.ts';
import {
  ListAccountFactors,
  ReadUserRoles,
  FindUserById,
  FindUsersById,
  type UserSummary,
} from '#modules/auth/index.ts';
import { ListInvoices } from '#modules/billing/index.ts';
import { ConsentReader, FindSentEmails } from '#modules/mailing/index.ts';
import { ReadMembership } from '#modules/membership/index.ts';
import { AccountNotFound } from '../domain/errors.ts';
import type { AuditEntryView, MemberHistoryView, MemberEmailView, SecondFactorView } from './member-history.view.ts';
import { toConsentView, type ConsentView } from './consents.view.ts';
import { BuildMemberViews } from './build-member-views.ts';

const entriesPerPart = 50;

@Injectable()
export class ReadMember {
  constructor(
    private readonly readUserRoles: ReadUserRoles,
    private readonly findUserById: FindUserById,
    private readonly buildMemberViews: BuildMemberViews,
    private readonly readMembership: ReadMembership,
    private readonly listInvoices: ListInvoices,
    private readonly findSentEmails: FindSentEmails,
    private readonly consentReader: ConsentReader,
    private readonly auditLog: AuditLogReader,
    private readonly findUsersById: FindUsersById,
    private readonly listAccountFactors: ListAccountFactors,
  ) {}

  async read({ id, askerId }: { id: string; askerId: string }): Promise<MemberHistoryView> {
    const user = isUuid(id) ? await this.findUserById.find(id) : undefined;
    if (!user) throw new AccountNotFound();
    const roles = await this.readUserRoles.list(askerId);
    const isAdmin = roles.includes('admin');
    const maySeeEmails = isAdmin || roles.includes('support');
    const [[member], mails, consents, rest] = await Promise.all([
      this.buildMemberViews.build([user]),
      maySeeEmails ? this.mails(user) : undefined,
      maySeeEmails ? this.consents(user) : undefined,
      isAdmin ? this.readAdminParts(id) : undefined,
    ]);
    if (!member) throw new AccountNotFound();
    return { member, ...(mails && { mails }), ...(consents && { consents }), ...rest };
  }

  private async readAdminParts(id: string): Promise<Omit<MemberHistoryView, 'member' | 'mails' | 'consents'>> {
    const [membership, payments, deeds, secondFactors] = await Promise.all([
      this.readMembership.read(id),
      this.listInvoices.list(id, { limit: entriesPerPart }),
      this.auditEntries(id),
      this.factors(id),
    ]);
    return { membership, payments: payments.items, deeds, secondFactors };
  }

  private async mails({ id, email }: UserSummary): Promise<MemberEmailView[]> {
    const mails = await this.findSentEmails.find({ userId: id, email }, entriesPerPart);
    return mails.map(({ createdAt, ...mail }) => ({ ...mail, at: createdAt.toISOString() }));
  }

  private async consents({ id, email }: UserSummary): Promise<ConsentView[]> {
    return (await this.consentReader.list({ userId: id, email }, entriesPerPart)).map(toConsentView);
  }

  private async auditEntries(id: string): Promise<AuditEntryView[]> {
    const entries = await this.auditLog.listLatest(id, entriesPerPart);
    const actors = await this.findUsersById.list(entries.flatMap(({ actorId }) => actorId ?? []));
    return entries.map(({ at, action, actorId, details }) => ({
      ...{ at, action, actorId, details },
      actorEmail: (actorId && actors.get(actorId)?.email) ?? null,
    }));
  }

  private async factors(id: string): Promise<SecondFactorView[]> {
    const factors = await this.listAccountFactors.list(id);
    return factors.map(({ id: factorId, factor_type: kind, status, created_at: since }) => ({
      ...{ id: factorId, kind, since },
      isVerified: status === 'verified',
    }));
  }
}
