import { ApiProperty } from '@nestjs/swagger';
import { NamedPersonView } from '#modules/content/index.ts';
import {
  computeMentoringEnd,
  mentoringStates,
  type Mentoring,
  type MentoringState,
} from '../../domain/mentoring.entity.ts';
import type { Inquiry } from '../../domain/inquiry.entity.ts';

export { mentoringStates, type MentoringState };

const timeOrNull = { type: String, format: 'date-time', nullable: true } as const;

export class MentoringView {
  id!: string;
  /** Reference of the mentoring request, such as M-7K3QX2. */
  reference!: string;
  mentorId!: string;
  /** Name of the mentor at the time of the request. */
  mentor!: string;
  /** Topic that the member wants to discuss. */
  words!: string;
  /** Times that suit the member; the most preferred time comes first. */
  @ApiProperty({ type: [String], format: 'date-time' })
  times!: string[];
  /** IANA time zone in which the member chose the times. */
  zone!: string;
  @ApiProperty({ enum: mentoringStates, enumName: 'MentoringState' })
  state!: MentoringState;
  @ApiProperty({ format: 'date-time' })
  askedAt!: string;
  @ApiProperty(timeOrNull)
  answeredAt!: string | null;
  /** Agreed start of the mentoring hour, also after a cancellation; null without an agreed date. */
  @ApiProperty(timeOrNull)
  startsAt!: string | null;
  @ApiProperty(timeOrNull)
  endsAt!: string | null;
  /** Note of staff about the date, or their reason for declining the request. */
  @ApiProperty({ type: String, nullable: true })
  note!: string | null;
  isOver!: boolean;
}

export class MemberMentoringView {
  mentors!: NamedPersonView[];
  /** Your latest mentoring request that you did not withdraw; null without one. */
  @ApiProperty({ type: MentoringView, nullable: true })
  request!: MentoringView | null;
}

export class StaffMentoringView extends MentoringView {
  userId!: string;
  name!: string;
  email!: string;
  /** False when the current tier of the member is below Visionary. */
  isVisionary!: boolean;
}

export class MentoringPageView {
  items!: StaffMentoringView[];
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Cursor of the next page; null on the last page.',
  })
  nextCursor!: string | null;
}

export function toMentoringView(mentoring: Mentoring, { reference, answers }: Inquiry, now: Date): MentoringView {
  const { inquiryId: id, mentorId, preferredTimes, state, askedAt, answeredAt, startsAt, note } = mentoring;
  return {
    ...{ id, reference, mentorId, state, zone: preferredTimes.zone, times: [...preferredTimes.times] },
    mentor: answers['mentor'] ?? '',
    words: answers['words'] ?? '',
    askedAt: askedAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
    startsAt: startsAt?.toISOString() ?? null,
    endsAt: startsAt ? computeMentoringEnd(startsAt).toISOString() : null,
    note: note ?? null,
    isOver: mentoring.isOver(now),
  };
}
