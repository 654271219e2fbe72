import { defineEntity, p } from '@mikro-orm/core';
import type { Tier } from '#kernel/tier.ts';

export const audienceLists = ['newsletter', 'reflection'] as const;
export type AudienceList = (typeof audienceLists)[number];

export const programStates = ['started', 'completed'] as const;

export interface AudienceFilter {
  readonly list?: AudienceList;
  /** A subscriber without an account counts as free. */
  readonly tiers?: readonly Tier[];
  readonly sources?: readonly string[];
  readonly labels?: readonly string[];
  readonly programId?: string;
  readonly programState?: (typeof programStates)[number];
  readonly seenSince?: string;
  readonly notSeenSince?: string;
  readonly joinedSince?: string;
  readonly joinedBefore?: string;
}

const AudienceSchema = defineEntity({
  name: 'Audience',
  tableName: 'audience',
  properties: {
    id: p.uuid().primary(),
    name: p.text().unique(),
    filter: p.json<AudienceFilter>(),
    createdBy: p.uuid(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
});

export class Audience extends AudienceSchema.class {}
AudienceSchema.setClass(Audience);

export const isWholeList = ({ list, tiers, sources, labels, ...rest }: AudienceFilter): boolean =>
  (list ?? 'newsletter') === 'newsletter' &&
  !tiers?.length &&
  !sources?.length &&
  !labels?.length &&
  Object.values(rest).every((value) => value === undefined);
