import { institute } from '../../../../kernel/institute.ts';
import type { LiveEvent } from '../../domain/event.entity.ts';
import type { Meditation } from '../../domain/meditation.entity.ts';
import type { Resource } from '../../domain/resource.entity.ts';
import { datesAround, inCalendarForm, type Series } from '../recurrence.ts';
import { isKept } from '../kept-files.ts';
import { refuse, type Desk } from './desk.ts';
import type { Draft } from './draft.ts';

/**
 * A date has an end after its start, and one place: a link for those who come by screen, or a location. What repeats
 * begins with a date of its rule, and is over before it begins again.
 */
export const events: Desk<Draft<'events'>, LiveEvent> = {
  isDated: false,
  values: ({ startsAt, endsAt, ...draft }, before) => {
    const values = {
      ...draft,
      ...(startsAt === undefined ? {} : { startsAt: new Date(startsAt) }),
      ...(endsAt === undefined ? {} : { endsAt: new Date(endsAt) }),
    };
    const {
      startsAt: start,
      endsAt: end,
      isVirtual = true,
      zone = institute.timeZone,
      recurrence,
    } = { ...before, ...values };
    if (start && end && end <= start) refuse('endsAt', 'The end must come after the start');
    if (start && end && recurrence) checkSeries({ startsAt: start, zone, recurrence }, end);
    return {
      ...values,
      ...(values.recurrence ? { recurrence: inCalendarForm(values.recurrence, zone) } : {}),
      ...(isVirtual ? { location: null } : { zoomLink: null }),
    };
  },
};

/** So many that each weekday of a rule is among them. */
const datesLookedAt = 8;

function checkSeries(series: Series, end: Date): void {
  const dates = datesAround(series, series.startsAt, datesLookedAt).next.map(Number);
  if (dates[0] !== Number(series.startsAt))
    refuse('recurrence', 'The start must be the first date of the rule: a rule for WE begins on a Wednesday');
  const lasts = Number(end) - Number(series.startsAt);
  if (dates.some((date, index) => date - (dates[index - 1] ?? -Infinity) < lasts))
    refuse('endsAt', 'It must end before it is held again');
}

export const meditations: Desk<Draft<'meditations'>, Meditation> = { isDated: true, values: (draft) => draft };

const isOpenToAll = (url: string) => url.startsWith('/downloads/');

/** A file that is kept must be there, and one that the site serves to everybody cannot be for members only. */
export const resources: Desk<Draft<'resources'>, Resource> = {
  isDated: true,
  values: (draft, before, { files }) => {
    const { url = '', visibilityTier = 'seeker' } = { ...before, ...draft };
    if (isKept(url) && !files.pathOf(url)) refuse('url', 'There is no such file in the library');
    if (isOpenToAll(url) && visibilityTier !== 'free')
      refuse('visibilityTier', 'Everybody can open what lies under /downloads: choose Free, or a file of the library');
    return draft;
  },
};
