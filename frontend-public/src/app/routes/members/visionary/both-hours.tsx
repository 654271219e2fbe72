import { placeOf, readersHour, weekday } from '../../../../ui/times.ts';
import { brand } from '../../../brand.ts';

/** The member's time, and the institute's if it differs. */
export function BothHours({ startsAt }: { startsAt: string }) {
  const [mine, theirs] = [weekday(startsAt), weekday(startsAt, brand.timeZone)];
  const isOther = readersHour(startsAt) !== readersHour(startsAt, brand.timeZone) || mine !== theirs;
  return (
    <p className="mt-1 text-plain text-muted">
      {isOther && (
        <span className="block">
          {readersHour(startsAt)} your time, {placeOf()}
        </span>
      )}
      <span className="block">
        {mine === theirs ? '' : `${theirs}, `}
        {readersHour(startsAt, brand.timeZone)} in {placeOf(brand.timeZone)}
      </span>
    </p>
  );
}
