import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);
dayjs.extend(timezone);

const wallFormat = 'YYYY-MM-DDTHH:mm:ss';

/** What a clock on the wall in `zone` shows at a moment: '2030-03-06T19:00:00'. */
export const wallTime = (moment: string, zone: string): string => dayjs(moment).tz(zone).format(wallFormat);

/** The moment at which a clock in `zone` shows that time, in UTC. */
export const momentAt = (wall: string, zone: string): string => dayjs.tz(wall, zone).toISOString();

/** A time on the wall an hour later; none for what is no time. */
export const hourLater = (wall: string): string | undefined =>
  dayjs(wall).isValid() ? dayjs(wall).add(1, 'hour').format(wallFormat) : undefined;

/** A date of the picker as a time on the wall, whatever zone the browser is in. */
export const wallOf = (picked: dayjs.Dayjs): string => picked.format(wallFormat);
