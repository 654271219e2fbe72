import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { FindConfirmedEmail } from '#modules/auth/index.ts';
import type { VentureState } from '../../domain/inquiry-kinds.ts';
import { Inquiry } from '../../domain/inquiry.entity.ts';
import { lockInquiry } from '../lock-inquiry.ts';
import type { OwnVenturesView, VentureView } from './ventures.view.ts';

const maxShownVentures = 20;

interface Decision {
  readonly id: string;
  readonly actorId: string;
  readonly state: VentureState;
  readonly reason?: string | null | undefined;
}

@Injectable()
export class ManageVentureApplications {
  constructor(
    private readonly database: Database,
    private readonly tx: Transaction,
    private readonly confirmedEmailOf: FindConfirmedEmail,
  ) {}

  async listOwn(userId: string): Promise<OwnVenturesView> {
    const email = await this.confirmedEmailOf.find(userId);
    if (email === undefined) return { items: [] };
    const where = { email, kind: 'partner' as const };
    const order = { orderBy: { receivedAt: 'desc' as const }, limit: maxShownVentures };
    return { items: (await this.database.em().find(Inquiry, where, order)).map(toVentureView) };
  }

  decide({ id, actorId, state, reason = null }: Decision): Promise<VentureView> {
    return this.tx.run(async ({ em, auditLog }) => {
      const inquiry = await lockInquiry(em, id);
      const { ventureState: from = null, ventureReason: before = null } = inquiry;
      inquiry.setVentureState(state, reason);
      const after = inquiry.ventureReason ?? null;
      if (from !== state || before !== after) {
        const details = { inquiryId: id, from, to: state, reason: after };
        auditLog.record({ action: 'inquiries.venture-decided', actorId, subjectId: null, details });
      }
      return toVentureView(inquiry);
    });
  }
}

const toVentureView = ({
  id,
  reference,
  answers,
  receivedAt,
  readAt,
  ventureState,
  ventureReason,
}: Inquiry): VentureView => ({
  ...{ id, reference, title: answers['interest'] ?? '', receivedAt: receivedAt.toISOString(), isRead: readAt != null },
  ...{ state: ventureState ?? 'new', reason: ventureReason ?? null },
});
