import { formatCityName, formatReaderTime, formatWeekday } from '../../../ui/times.ts';
import { brand } from '../../../frame/brand.ts';

export function EventTimeInBothZones({ startsAt }: { startsAt: string }) {
  const [mine, theirs] = [formatWeekday(startsAt), formatWeekday(startsAt, brand.timeZone)];
  const isOther = formatReaderTime(startsAt) !== formatReaderTime(startsAt, brand.timeZone) || mine !== theirs;
  return (
    <p className="mt-1 text-plain text-muted">
      {isOther && (
        <span className="block">
          {formatReaderTime(startsAt)} your time, {formatCityName()}
        </span>
      )}
      <span className="block">
        {mine === theirs ? '' : `${theirs}, `}
        {formatReaderTime(startsAt, brand.timeZone)} in {formatCityName(brand.timeZone)}
      </span>
    </p>
  );
}
