import { getTooLongMessage } from 'shell/text-length';
import type { AudienceFilter } from './api/audiences.ts';
import type { Campaign, CampaignText } from './api/campaigns.ts';

/** Fields of a campaign that the composer changes. */
export interface Draft extends CampaignText {
  /** Own audience of the campaign; null when it has a saved audience, or when none is chosen. */
  filter: AudienceFilter | null;
  /** True shows it on the website after it was sent. */
  isPublic: boolean;
  /** Last part of its URL on the website. */
  slug: string | null;
  /** Saved audience of the campaign; null when it has its own, or when none is chosen. */
  audienceId: string | null;
}

const maxCharacters = { subject: 150, preheader: 200, body: 50_000 } as const;

export const toDraft = ({ subject, preheader, body, filter, audienceId, isPublic, slug }: Campaign): Draft => ({
  subject,
  preheader,
  body,
  filter,
  isPublic,
  slug,
  audienceId,
});

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Returns the changed fields; undefined when nothing changed. */
export function findChanges(draft: Draft, saved: Draft): Partial<Draft> | undefined {
  const names = (Object.keys(draft) as (keyof Draft)[]).filter((name) => !isSame(draft[name], saved[name]));
  if (names.length === 0) return undefined;
  return Object.fromEntries(names.map((name) => [name, draft[name]]));
}

export const findTooLong = (draft: CampaignText, field: keyof CampaignText): string | undefined =>
  getTooLongMessage(draft[field], maxCharacters[field]);

/** True when the server would reject the draft because a text is too long. */
export const isTooLong = (draft: CampaignText): boolean =>
  (['subject', 'preheader', 'body'] as const).some((field) => findTooLong(draft, field) !== undefined);

const maxSlugLength = 100;

/** The server rejects another slug; a missing one is reported by the check. */
export const isSlugValid = ({ slug }: Pick<Draft, 'slug'>): boolean =>
  !slug || (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) && slug.length <= maxSlugLength);

/**
 * True while the typed text of a day is not a date. Without that condition the audience would be wider, so such a filter
 * is not saved.
 */
export const hasUnreadableDay = (filter: AudienceFilter | null): boolean =>
  [filter?.joinedSince, filter?.joinedBefore, filter?.seenSince, filter?.notSeenSince].some(
    (day) => day !== undefined && Number.isNaN(Date.parse(day)),
  );

/** Removes conditions without a value, because they do not limit the audience. */
export const withoutEmpty = (filter: { [Name in keyof AudienceFilter]?: AudienceFilter[Name] | undefined }) =>
  Object.fromEntries(
    Object.entries(filter).filter(([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0)),
  ) as AudienceFilter;
