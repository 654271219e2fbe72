import { adjustHourToTheme, toDecimalHour } from '../../../../ui/art/sky.ts';
import { formatReaderTime } from '../../../../ui/times.ts';

/**
 * Describes the light of the drawn sky. If the dark theme draws an evening hour instead of a daylight hour, the text
 * has no time.
 */
export function skyHourText(now: Date, isDark: boolean): string {
  const hour = toDecimalHour(now);
  return adjustHourToTheme(hour, isDark) === hour
    ? `The light where you are, ${formatReaderTime(now.toISOString())}`
    : 'Evening light, for the dark theme';
}
