import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.ts';
import { Inquiry } from '../domain/inquiry.entity.ts';
import type { InquiryKind, InquiryStatus } from '../domain/inquiry-kinds.ts';

/** How many of these kinds have come; without a status, whatever became of them. */
@Injectable()
export class CountInquiries {
  constructor(private readonly database: Database) {}

  count(kinds: readonly InquiryKind[], status?: InquiryStatus): Promise<number> {
    return this.database.em().count(Inquiry, { kind: { $in: [...kinds] }, ...(status && { status }) });
  }
}
