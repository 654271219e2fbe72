import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { formatDateTime } from '#kernel/format-date.ts';
import { acquireTransactionLock, Transaction } from '#platform/database/transaction.ts';
import { InvalidInput } from '#platform/http/problem.ts';
import { FindUserById } from '#modules/auth/index.ts';
import { MentorReader } from '#modules/content/index.ts';
import { MentoringAlreadyRequested } from '../../domain/errors.ts';
import { Inquiry } from '../../domain/inquiry.entity.ts';
import { Mentoring, type PreferredTimes } from '../../domain/mentoring.entity.ts';
import { lockMentoring } from '../lock-inquiry.ts';
import { storeInquiry } from '../store-inquiry.ts';
import { toMentoringView, type MentoringView } from './mentoring.view.ts';

const maxAheadMs = 183 * 86_400_000;

function toPreferredTimes(times: readonly Date[], zone: string, now: Date): PreferredTimes {
  const moments = times.map(Number);
  const isAhead = (moment: number) => moment > now.getTime() && moment < now.getTime() + maxAheadMs;
  if (!moments.every(isAhead)) rejectTimes('Choose times within the next six months');
  if (new Set(moments).size < moments.length) rejectTimes('Choose three different times');
  return { times: times.map((time) => time.toISOString()), zone };
}

const rejectTimes = (message: string): never => {
  throw new InvalidInput([{ field: 'times', message }]);
};

const formatTimes = ({ times, zone }: PreferredTimes, now: Date): string =>
  times.map((time) => formatDateTime(new Date(time), now, zone)).join('\n');

interface TimesRequest {
  readonly userId: string;
  readonly times: readonly Date[];
  readonly zone: string;
}

@Injectable()
export class RequestMentoring {
  constructor(
    private readonly tx: Transaction,
    private readonly mentors: MentorReader,
    private readonly findUserById: FindUserById,
    private readonly clock: Clock,
  ) {}

  async request(asked: TimesRequest & { mentorId: string; words: string }): Promise<MentoringView> {
    const { userId, mentorId, words, times, zone } = asked;
    const now = this.clock.now();
    const preferredTimes = toPreferredTimes(times, zone, now);
    const [mentors, user] = await Promise.all([this.mentors.list(), this.findUserById.find(userId)]);
    return this.tx.run(async (scope) => {
      const { em } = scope;
      await acquireTransactionLock(em, `mentoring:${userId}`);
      const known = await em.find(Mentoring, { userId, state: ['asked', 'agreed'] });
      const open = known.find((one) => one.isOpen(now));
      if (open) {
        const inquiry = await em.findOneOrFail(Inquiry, { id: open.inquiryId });
        const isSame = open.isSameRequest({ mentorId, preferredTimes }) && inquiry.answers['words'] === words;
        if (!isSame) throw new MentoringAlreadyRequested();
        return toMentoringView(open, inquiry, now);
      }
      const mentor = mentors.find(({ id }) => id === mentorId);
      if (!mentor || !user) throw new InvalidInput([{ field: 'mentorId', message: 'Choose one of the mentors' }]);
      const name = [user.firstName, user.lastName].filter(Boolean).join(' ') || user.email;
      const answers = { mentor: mentor.name, words, times: formatTimes(preferredTimes, now) };
      const inquiry = await storeInquiry(scope, { kind: 'mentoring', name, email: user.email, answers }, now);
      const mentoring = em.create(Mentoring, {
        ...{ inquiryId: inquiry.id, userId, mentorId, preferredTimes, state: 'asked', askedAt: now, sequence: 0 },
        ...{ answeredAt: null, startsAt: null, note: null },
      });
      return toMentoringView(mentoring, inquiry, now);
    });
  }

  requestOtherDate({ id, userId, times, zone }: TimesRequest & { id: string }): Promise<MentoringView> {
    const now = this.clock.now();
    const preferredTimes = toPreferredTimes(times, zone, now);
    return this.tx.run(async ({ em, outbox }) => {
      const { inquiry, mentoring } = await lockMentoring(em, id, userId);
      const returned = mentoring.requestOtherDate(preferredTimes, now);
      inquiry.answers = { ...inquiry.answers, times: formatTimes(preferredTimes, now) };
      if (returned) {
        inquiry.reopen(now);
        outbox.append(returned);
      }
      return toMentoringView(mentoring, inquiry, now);
    });
  }

  cancel({ id, userId }: { id: string; userId: string }): Promise<void> {
    const now = this.clock.now();
    return this.tx.run(async ({ em, outbox }) => {
      const { inquiry, mentoring } = await lockMentoring(em, id, userId);
      const returned = mentoring.cancel(now);
      inquiry.setStatus('closed', now);
      if (returned) outbox.append(returned);
    });
  }
}
