import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);
dayjs.extend(timezone);

const localFormat = 'YYYY-MM-DDTHH:mm:ss';

export const toLocalTime = (moment: string, zone: string): string => dayjs(moment).tz(zone).format(localFormat);

export const toInstant = (wall: string, zone: string): string => dayjs.tz(wall, zone).toISOString();

export const addOneHour = (wall: string): string | undefined =>
  dayjs(wall).isValid() ? dayjs(wall).add(1, 'hour').format(localFormat) : undefined;

/** Ignores the time zone of the browser, because the form defines the time zone of the value. */
export const formatLocalTime = (picked: dayjs.Dayjs): string => picked.format(localFormat);
