import { Injectable } from '@nestjs/common';
import { ImportInquiries, type ImportedInquiry } from '#modules/inquiries/index.ts';
import { Database } from '#platform/database/database.ts';
import { readDemoTexts } from './read-demo-texts.ts';

interface DemoInquiry extends Pick<ImportedInquiry, 'reference' | 'kind' | 'name' | 'answers' | 'status'> {
  readonly hoursAgo: number;
  readonly readHoursAgo?: number;
  readonly note?: string;
  readonly noteHoursAgo?: number;
  readonly reply?: string;
  readonly replyHoursAgo?: number;
}

const { inquiries: demoInquiries } = readDemoTexts<{ inquiries: readonly DemoInquiry[] }>('inquiries');

const hourMs = 3_600_000;

@Injectable()
export class DemoInquirySeeder {
  constructor(
    private readonly database: Database,
    private readonly addInquiries: ImportInquiries,
  ) {}

  async seed(): Promise<string> {
    const [colleague] = await this.database.sql<{ id: string }>('select id from users where email = ?', [
      'support@example.org',
    ]);
    const now = new Date();
    await this.addInquiries.add(demoInquiries.map((inquiry) => toKnownInquiry(inquiry, now, colleague?.id ?? null)));
    return `${demoInquiries.length} inquiries are there`;
  }
}

function toKnownInquiry(inquiry: DemoInquiry, now: Date, authorId: string | null): ImportedInquiry {
  const { hoursAgo, readHoursAgo, note, noteHoursAgo = 0, reply, replyHoursAgo = 0, ...known } = inquiry;
  const at = (hours: number) => new Date(now.getTime() - hours * hourMs);
  const words = (text: string | undefined, hours: number) => (text ? [{ text, authorId, writtenAt: at(hours) }] : []);
  return {
    ...known,
    email: `${known.name
      .normalize('NFD')
      .replace(/\P{ASCII}/gu, '')
      .toLowerCase()
      .replace(' ', '.')}@example.org`,
    receivedAt: at(hoursAgo),
    ...(readHoursAgo && { readAt: at(readHoursAgo) }),
    ...(reply && { answeredAt: at(replyHoursAgo) }),
    notes: words(note, noteHoursAgo),
    replies: words(reply, replyHoursAgo),
  };
}
