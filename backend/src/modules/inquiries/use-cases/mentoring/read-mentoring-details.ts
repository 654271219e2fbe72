import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.ts';
import { Inquiry } from '../../domain/inquiry.entity.ts';
import { Mentoring } from '../../domain/mentoring.entity.ts';

export interface MentoringDetails {
  readonly reference: string;
  readonly name: string;
  readonly mentor: string;
  readonly state: Mentoring['state'];
  readonly startsAt: Date | null;
  readonly answeredAt: Date | null;
  readonly note: string | null;
  readonly zone: string;
  readonly times: string;
}

@Injectable()
export class ReadMentoringDetails {
  constructor(private readonly database: Database) {}

  async read(inquiryId: string): Promise<MentoringDetails | undefined> {
    const em = this.database.em();
    const mentoring = await em.findOne(Mentoring, { inquiryId });
    const inquiry = mentoring && (await em.findOne(Inquiry, { id: inquiryId }));
    if (!inquiry) return undefined;
    const { state, preferredTimes, startsAt = null, answeredAt = null, note = null } = mentoring;
    const { reference, name, answers } = inquiry;
    const { mentor = '', times = '' } = answers;
    return { reference, name, mentor, times, state, startsAt, answeredAt, note, zone: preferredTimes.zone };
  }
}
