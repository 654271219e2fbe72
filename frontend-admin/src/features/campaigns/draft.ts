import { getTooLongMessage } from 'shell/text-length';
import type { AudienceFilter } from './api/audiences.ts';
import type { Campaign, CampaignText } from './api/campaigns.ts';

export interface Draft extends CampaignText {
  /** Null for a saved audience or no audience. */
  filter: AudienceFilter | null;
  isPublic: boolean;
  slug: string | null;
  /** Null for own conditions or no audience. */
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

export function findChanges(draft: Draft, saved: Draft): Partial<Draft> | undefined {
  const names = (Object.keys(draft) as (keyof Draft)[]).filter((name) => !isSame(draft[name], saved[name]));
  if (names.length === 0) return undefined;
  return Object.fromEntries(names.map((name) => [name, draft[name]]));
}

export const findTooLong = (draft: CampaignText, field: keyof CampaignText): string | undefined =>
  getTooLongMessage(draft[field], maxCharacters[field]);

export const isTooLong = (draft: CampaignText): boolean =>
  (['subject', 'preheader', 'body'] as const).some((field) => findTooLong(draft, field) !== undefined);

const maxSlugLength = 100;

/** An empty slug is valid here, because only the check before sending requires a slug. */
export const isSlugValid = ({ slug }: Pick<Draft, 'slug'>): boolean =>
  !slug || (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) && slug.length <= maxSlugLength);

/** A filter with an unreadable day is not saved, because the audience without that condition would be larger. */
export const hasUnreadableDay = (filter: AudienceFilter | null): boolean =>
  [filter?.joinedSince, filter?.joinedBefore, filter?.seenSince, filter?.notSeenSince].some(
    (day) => day !== undefined && Number.isNaN(Date.parse(day)),
  );

/** Empty conditions do not limit the audience. */
export const removeEmptyConditions = (filter: { [Name in keyof AudienceFilter]?: AudienceFilter[Name] | undefined }) =>
  Object.fromEntries(
    Object.entries(filter).filter(([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0)),
  ) as AudienceFilter;
