import type { LiveEvent } from '../../domain/event.entity.ts';
import type { Meditation } from '../../domain/meditation.entity.ts';
import type { Resource } from '../../domain/resource.entity.ts';
import { isKept } from '../kept-files.ts';
import { refuse, type Desk } from './desk.ts';
import type { Draft } from './draft.ts';

/** A date has an end after its start, and one place: a link for those who come by screen, or a location. */
export const events: Desk<Draft<'events'>, LiveEvent> = {
  isDated: false,
  values: ({ startsAt, endsAt, ...draft }, before) => {
    const values = {
      ...draft,
      ...(startsAt === undefined ? {} : { startsAt: new Date(startsAt) }),
      ...(endsAt === undefined ? {} : { endsAt: new Date(endsAt) }),
    };
    const { startsAt: start, endsAt: end, isVirtual = true } = { ...before, ...values };
    if (start && end && end <= start) refuse('endsAt', 'The end must come after the start');
    return { ...values, ...(isVirtual ? { location: null } : { zoomLink: null }) };
  },
};

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
