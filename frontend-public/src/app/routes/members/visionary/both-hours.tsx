import { useHours } from '../../../../frame/reader-hours.ts';
import { placeOf, weekday } from '../../../../ui/times.ts';
import { brand } from '../../../brand.ts';

/** An hour by the member's clock, and by the institute's where that shows another. */
export function BothHours({ startsAt }: { startsAt: string }) {
  const hour = useHours();
  const [mine, theirs] = [weekday(startsAt), weekday(startsAt, brand.timeZone)];
  const isOther = hour(startsAt) !== hour(startsAt, brand.timeZone) || mine !== theirs;
  return (
    <p className="mt-1 text-plain text-muted">
      {isOther && (
        <span className="block">
          {hour(startsAt)} your time, {placeOf()}
        </span>
      )}
      <span className="block">
        {mine === theirs ? '' : `${theirs}, `}
        {hour(startsAt, brand.timeZone)} in {placeOf(brand.timeZone)}
      </span>
    </p>
  );
}
