import { defineEntity, p } from '@mikro-orm/core';
import { MentoringClosed, MentoringOver } from './errors.ts';
import { MentoringRequestAnswered, MentoringChangedByMember } from './events.ts';
import { Inquiry } from './inquiry.entity.ts';

/** `taken-back` means that the member cancelled the request. */
export const mentoringStates = ['asked', 'agreed', 'declined', 'taken-back'] as const;
export type MentoringState = (typeof mentoringStates)[number];

const hourMs = 3_600_000;

export const computeMentoringEnd = (startsAt: Date): Date => new Date(startsAt.getTime() + hourMs);

export interface PreferredTimes {
  readonly times: readonly string[];
  readonly zone: string;
}

const MentoringSchema = defineEntity({
  name: 'Mentoring',
  tableName: 'mentoring',
  properties: {
    inquiryId: () => p.manyToOne(Inquiry).mapToPk().primary().joinColumn('inquiry_id').deleteRule('cascade'),
    userId: p.uuid().index(),
    mentorId: p.uuid(),
    preferredTimes: p.json<PreferredTimes>(),
    state: p.enum(mentoringStates),
    askedAt: p.datetime(),
    answeredAt: p.datetime().nullable(),
    startsAt: p.datetime().nullable(),
    note: p.text().nullable(),
    sequence: p.integer().default(0),
  },
  indexes: [
    {
      name: 'mentoring_asked_once',
      expression: `create unique index "mentoring_asked_once" on "mentoring" ("user_id") where "state" = 'asked'`,
    },
    { properties: ['askedAt', 'inquiryId'] },
  ],
});

export class Mentoring extends MentoringSchema.class {
  isOver(now: Date): boolean {
    return this.state === 'agreed' && this.startsAt != null && computeMentoringEnd(this.startsAt) <= now;
  }

  isOpen(now: Date): boolean {
    return this.state === 'asked' || (this.state === 'agreed' && !this.isOver(now));
  }

  isSameRequest({ mentorId, preferredTimes }: Pick<Mentoring, 'mentorId' | 'preferredTimes'>): boolean {
    return this.mentorId === mentorId && areSameTimes(this.preferredTimes, preferredTimes);
  }

  requestOtherDate(preferredTimes: PreferredTimes, now: Date): MentoringChangedByMember | undefined {
    this.checkOpen(now);
    if (this.state === 'asked' && areSameTimes(this.preferredTimes, preferredTimes)) return undefined;
    const hadDate = this.state === 'agreed';
    Object.assign(this, { preferredTimes, state: 'asked', askedAt: now });
    return hadDate ? this.returnedEvent('moved', now) : undefined;
  }

  cancel(now: Date): MentoringChangedByMember | undefined {
    if (this.state === 'taken-back') return undefined;
    this.checkOpen(now);
    this.state = 'taken-back';
    return this.returnedEvent('taken-back', now);
  }

  setDate(
    { startsAt, note }: { startsAt: Date; note: string | null },
    now: Date,
  ): MentoringRequestAnswered | undefined {
    this.checkOpen(now);
    if (this.state === 'agreed' && Number(this.startsAt) === Number(startsAt) && this.note === note) return undefined;
    Object.assign(this, { state: 'agreed', startsAt, note, answeredAt: now, sequence: this.sequence + 1 });
    return this.answeredEvent(now);
  }

  decline(note: string, now: Date): MentoringRequestAnswered {
    this.checkOpen(now);
    Object.assign(this, { state: 'declined', startsAt: null, note, answeredAt: now });
    return this.answeredEvent(now);
  }

  private checkOpen(now: Date): void {
    if (this.isOver(now)) throw new MentoringOver();
    if (!this.isOpen(now)) throw new MentoringClosed();
  }

  private answeredEvent(now: Date): MentoringRequestAnswered {
    const { inquiryId, userId } = this;
    return new MentoringRequestAnswered({ inquiryId, userId, answeredAt: now.toISOString() });
  }

  private returnedEvent(change: 'moved' | 'taken-back', now: Date): MentoringChangedByMember | undefined {
    const { inquiryId, startsAt } = this;
    if (!startsAt) return undefined;
    return new MentoringChangedByMember({ inquiryId, change, startsAt: startsAt.toISOString(), at: now.toISOString() });
  }
}
MentoringSchema.setClass(Mentoring);

const areSameTimes = (one: PreferredTimes, other: PreferredTimes): boolean =>
  one.zone === other.zone && one.times.join() === other.times.join();
