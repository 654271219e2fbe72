import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.ts';
import { Inquiry } from '../domain/inquiry.entity.ts';
import type { InquiryKind } from '../domain/inquiry-kinds.ts';

/** How many of a kind have come, whatever became of them. */
@Injectable()
export class CountInquiries {
  constructor(private readonly database: Database) {}

  execute(kind: InquiryKind): Promise<number> {
    return this.database.em().count(Inquiry, { kind });
  }
}
