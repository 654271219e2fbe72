import { cityName, readerTime, weekday } from '../../../ui/times.ts';
import { brand } from '../../../frame/brand.ts';

export function BothTimes({ startsAt }: { startsAt: string }) {
  const [mine, theirs] = [weekday(startsAt), weekday(startsAt, brand.timeZone)];
  const isOther = readerTime(startsAt) !== readerTime(startsAt, brand.timeZone) || mine !== theirs;
  return (
    <p className="mt-1 text-plain text-muted">
      {isOther && (
        <span className="block">
          {readerTime(startsAt)} your time, {cityName()}
        </span>
      )}
      <span className="block">
        {mine === theirs ? '' : `${theirs}, `}
        {readerTime(startsAt, brand.timeZone)} in {cityName(brand.timeZone)}
      </span>
    </p>
  );
}
