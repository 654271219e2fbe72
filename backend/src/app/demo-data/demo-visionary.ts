import { Injectable } from '@nestjs/common';
import { DateTime } from 'luxon';
import { Clock } from '#kernel/clock.ts';
import { institute } from '#kernel/institute.ts';
import { formatDateTime } from '#kernel/format-date.ts';
import { MentorReader } from '#modules/content/index.ts';
import { ImportInquiries, type ImportedInquiry } from '#modules/inquiries/index.ts';
import { Database } from '#platform/database/database.ts';

const zone = institute.timeZone;

@Injectable()
export class DemoVisionarySeeder {
  constructor(
    private readonly database: Database,
    private readonly mentors: MentorReader,
    private readonly addInquiries: ImportInquiries,
    private readonly clock: Clock,
  ) {}

  async seed(): Promise<string> {
    const email = 'visionary@example.org';
    const [member] = await this.database.sql<{ id: string }>('select id from users where email = ?', [email]);
    const [colleague] = await this.database.sql<{ id: string }>('select id from users where email = ?', [
      'support@example.org',
    ]);
    const [mentor] = await this.mentors.list();
    if (!member || !colleague || !mentor) return 'no mentor or no visionary account, so nothing is asked of one';
    const today = DateTime.fromJSDate(this.clock.now(), { zone }).startOf('day');
    const at = (days: number, hour: number) => today.plus({ days }).set({ hour });
    const times = [at(9, 9), at(10, 17), at(12, 9)].map((time) => time.toUTC().toJSDate());
    const startsAt = times[0] ?? null;
    const inWords = times.map((time) => formatDateTime(time, this.clock.now(), zone)).join('\n');
    const note = `${mentor.name} calls you. Have your question on one sheet of paper.`;
    const writer = { name: 'Viggo Berg', email };
    const hour: ImportedInquiry = {
      ...writer,
      ...{ reference: 'M-6WQZ4K', kind: 'mentoring', status: 'answered' },
      answers: {
        mentor: mentor.name,
        words:
          'Our Thursday circle has grown to thirty. I want to let it become three, and I do not know how to say it.',
        times: inWords,
      },
      ...{ receivedAt: at(-5, 8).toJSDate(), readAt: at(-5, 10).toJSDate(), answeredAt: at(-4, 10).toJSDate() },
      replies: [
        {
          text: `An hour with ${mentor.name}: ${inWords.split('\n')[0]}.\n\n${note}`,
          authorId: colleague.id,
          writtenAt: at(-4, 10).toJSDate(),
        },
      ],
      mentoring: {
        ...{ userId: member.id, mentorId: mentor.id, state: 'agreed', startsAt, note },
        preferredTimes: { zone, times: times.map((time) => time.toISOString()) },
      },
    };
    const venture = { ...writer, kind: 'partner', status: 'open' } as const;
    await this.addInquiries.add([
      hour,
      {
        ...venture,
        ...{ reference: 'P-3LTB8R', status: 'answered', ventureState: 'accepted' },
        answers: {
          interest: 'The Long Table',
          details: 'Shared suppers in three towns, for people who eat alone. The fourth town has asked.',
        },
        ...{ receivedAt: at(-120, 9).toJSDate(), readAt: at(-119, 9).toJSDate(), answeredAt: at(-90, 9).toJSDate() },
      },
      {
        ...venture,
        ...{ reference: 'P-8SPX5N', ventureState: 'in-review' },
        answers: {
          interest: 'Second Spring',
          details: 'Work for people who come out of prison: a bakery, two ovens, and somebody who waits at the gate.',
        },
        ...{ receivedAt: at(-12, 9).toJSDate(), readAt: at(-11, 9).toJSDate() },
      },
    ]);
    return 'the visionary account has an hour with a mentor, and two ventures';
  }
}
