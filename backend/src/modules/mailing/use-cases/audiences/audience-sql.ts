import { buildConsentCondition } from '../consent/consent-reader.ts';
import type { EmailPurpose } from '../../domain/consent-purposes.ts';
import type { AudienceFilter } from '../../domain/audience.entity.ts';

export const leftOutReasons = ['unsubscribed', 'unconfirmed', 'suppressed', 'muted'] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];

export const buildLeftOutReason = (purpose: EmailPurpose): string => `case
  when s.unsubscribed_at is not null then 'unsubscribed'
  when s.confirmed_at is null then 'unconfirmed'
  when exists (select from email_suppression x
    where x.address_hash = encode(sha256(convert_to(s.email, 'UTF8')), 'hex')) then 'suppressed'
  when not ${buildConsentCondition('s.email', purpose)} then 'muted'
end`;

export const leftOutReasonSql = buildLeftOutReason('newsletter');

export function buildConditions({ list, sources, labels, joinedSince, joinedBefore }: AudienceFilter): {
  sql: string;
  params: unknown[];
} {
  const conditions: readonly (readonly [sql: string, ...params: unknown[]] | undefined)[] = [
    list === 'reflection' ? [`s.reflections <> 'none'`] : undefined,
    sources?.length ? ['s.source in (select jsonb_array_elements_text(?::jsonb))', JSON.stringify(sources)] : undefined,
    labels?.length
      ? [
          `exists (select from email_label l where l.email = s.email
             and l.label in (select jsonb_array_elements_text(?::jsonb)))`,
          JSON.stringify(labels),
        ]
      : undefined,
    joinedSince ? ['s.subscribed_at >= ?', joinedSince] : undefined,
    joinedBefore ? ['s.subscribed_at < ?', joinedBefore] : undefined,
  ];
  const given = conditions.filter((one) => one !== undefined);
  return { sql: given.map(([sql]) => sql).join(' and ') || 'true', params: given.flatMap(([, ...params]) => params) };
}

export const needsAccountFacts = ({ tiers, programId, seenSince, notSeenSince }: AudienceFilter): boolean =>
  Boolean(tiers?.length || programId || seenSince || notSeenSince);
