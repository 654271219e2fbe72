import { Injectable } from '@nestjs/common';
import { validate as isUuid } from 'uuid';
import { Clock } from '#kernel/clock.ts';
import { Database } from '#platform/database/database.ts';
import { Settings } from '#platform/config/settings.ts';
import { CalendarWriter, MentorReader } from '#modules/content/index.ts';
import { MentoringNotFound } from '../../domain/errors.ts';
import { Inquiry } from '../../domain/inquiry.entity.ts';
import { computeMentoringEnd, Mentoring } from '../../domain/mentoring.entity.ts';
import { toMentoringView, type MentoringView, type MemberMentoringView } from './mentoring.view.ts';

const mentoringPagePath = '/members/visionary';

@Injectable()
export class ReadMentoring {
  constructor(
    private readonly database: Database,
    private readonly mentors: MentorReader,
    private readonly calendar: CalendarWriter,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  async read(userId: string): Promise<MemberMentoringView> {
    const where = { userId, state: { $ne: 'taken-back' as const } };
    const [mentors, last] = await Promise.all([
      this.mentors.list(),
      this.database.em().findOne(Mentoring, where, { orderBy: { askedAt: 'desc' } }),
    ]);
    return { mentors, request: last && (await this.toView(last)) };
  }

  async calendarFile({ id, userId }: { id: string; userId: string }): Promise<string> {
    const where = { inquiryId: id, userId, startsAt: { $ne: null }, state: ['asked' as const, 'agreed' as const] };
    const mentoring = isUuid(id) ? await this.database.em().findOne(Mentoring, where) : null;
    if (!mentoring?.startsAt) throw new MentoringNotFound();
    const { mentor, note } = await this.toView(mentoring);
    const page = this.settings.siteOrigin + mentoringPagePath;
    return this.calendar.writeOne({
      ...{ id, sequence: mentoring.sequence, page, title: `An hour with ${mentor}`, startsAt: mentoring.startsAt },
      ...{ endsAt: computeMentoringEnd(mentoring.startsAt), description: [note, page].filter(Boolean).join('\n\n') },
    });
  }

  private async toView(mentoring: Mentoring): Promise<MentoringView> {
    const inquiry = await this.database.em().findOneOrFail(Inquiry, { id: mentoring.inquiryId });
    return toMentoringView(mentoring, inquiry, this.clock.now());
  }
}
