import { momentInWords } from '../../../../kernel/time-in-words.ts';
import { InvalidInput } from '../../../../platform/http/problem.ts';
import type { Wishes } from '../../domain/mentoring.entity.ts';

const mostAheadMs = 183 * 86_400_000;

/** Times as they are stored. Throws InvalidInput where one is over, too far ahead, or said twice. */
export function wishesOf(times: readonly string[], zone: string, now: Date): Wishes {
  const moments = times.map((time) => Date.parse(time));
  const isAhead = (moment: number) => moment > now.getTime() && moment < now.getTime() + mostAheadMs;
  if (!moments.every(isAhead)) refuse('Choose times within the next six months');
  if (new Set(moments).size < moments.length) refuse('Choose three different times');
  return { times: moments.map((moment) => new Date(moment).toISOString()), zone };
}

const refuse = (message: string): never => {
  throw new InvalidInput([{ field: 'times', message }]);
};

/** For the inbox: each on its own line, by the member's clock. */
export const timesInWords = ({ times, zone }: Wishes, now: Date): string =>
  times.map((time) => momentInWords(new Date(time), now, zone)).join('\n');
