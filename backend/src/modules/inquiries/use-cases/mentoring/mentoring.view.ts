import { ApiProperty } from '@nestjs/swagger';
import { NamedPersonView } from '#modules/content/index.ts';
import { endOfHour, mentoringStates, type Mentoring, type MentoringState } from '../../domain/mentoring.entity.ts';
import type { Inquiry } from '../../domain/inquiry.entity.ts';

export { mentoringStates, type MentoringState };

const timeOrNull = { type: String, format: 'date-time', nullable: true } as const;

/** What a member asked of a mentor, and what became of it. */
export class MentoringView {
  id!: string;
  /** Such as M-7K3QX2. */
  reference!: string;
  mentorId!: string;
  /** As they were called when they were asked. */
  mentor!: string;
  /** What the member would like to bring. */
  words!: string;
  /** Times that suit, the dearest first. */
  @ApiProperty({ type: [String], format: 'date-time' })
  times!: string[];
  /** Whose clock they were read from. */
  zone!: string;
  @ApiProperty({ enum: mentoringStates, enumName: 'MentoringState' })
  state!: MentoringState;
  @ApiProperty({ format: 'date-time' })
  askedAt!: string;
  @ApiProperty(timeOrNull)
  answeredAt!: string | null;
  /** The date that was given. While another is asked for, it still holds. */
  @ApiProperty(timeOrNull)
  startsAt!: string | null;
  @ApiProperty(timeOrNull)
  endsAt!: string | null;
  /** What staff say of the date, or why there is none. */
  @ApiProperty({ type: String, nullable: true })
  note!: string | null;
  /** It has a date, and that is over. */
  isOver!: boolean;
}

/** Those who may be asked, and what was asked last. */
export class MentorshipView {
  mentors!: NamedPersonView[];
  /** Null where nothing was asked, or it was taken back. */
  @ApiProperty({ type: MentoringView, nullable: true })
  request!: MentoringView | null;
}

/** A request as staff see it. */
export class StaffMentoringView extends MentoringView {
  userId!: string;
  name!: string;
  email!: string;
  /** The member may still come to what Visionary opens. */
  isVisionary!: boolean;
}

/** The oldest first. */
export class MentoringPage {
  items!: StaffMentoringView[];
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'What to send as cursor for the next page; null on the last.',
  })
  nextCursor!: string | null;
}

export function mentoringViewOf(mentoring: Mentoring, { reference, answers }: Inquiry, now: Date): MentoringView {
  const { inquiryId: id, mentorId, wishes, state, askedAt, answeredAt, startsAt, note } = mentoring;
  return {
    ...{ id, reference, mentorId, state, zone: wishes.zone, times: [...wishes.times] },
    mentor: answers['mentor'] ?? '',
    words: answers['words'] ?? '',
    askedAt: askedAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
    startsAt: startsAt?.toISOString() ?? null,
    endsAt: startsAt ? endOfHour(startsAt).toISOString() : null,
    note: note ?? null,
    isOver: mentoring.isOver(now),
  };
}
