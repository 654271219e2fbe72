import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { newId } from '#kernel/id.ts';
import { bytesToUuid, signToken, uuidByteLength, uuidToBytes, verifyToken } from '#kernel/signed-token.ts';
import { deriveSigningKeys, type DerivedKeys } from '#platform/config/derived-keys.ts';
import { Settings } from '#platform/config/settings.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { CampaignLink } from '../../domain/campaign-link.entity.ts';
import { EmailSubscriber } from '../../domain/email-subscriber.entity.ts';
import { ConsentReader } from '../consent/consent-reader.ts';

/** Null when the person has not decided. Clicks are then counted without the identity of the person. */
export type TrackingChoice = 'given' | 'withdrawn' | null;

export type LinkIdsByUrl = ReadonlyMap<string, string>;

export const trackingChoiceSql = `(select case when c.is_given then 'given' else 'withdrawn' end from consent_record c
  where c.email = s.email and c.purpose = 'click-tracking' order by c.seq desc limit 1)`;

/** Each link redirects only to a stored URL, which prevents open redirects. */
@Injectable()
export class CampaignLinks {
  private readonly keys: DerivedKeys;

  constructor(
    private readonly settings: Settings,
    private readonly tx: Transaction,
    private readonly clock: Clock,
    private readonly consents: ConsentReader,
  ) {
    this.keys = deriveSigningKeys(settings, 'campaign-link');
  }

  async store(em: EntityManager, campaignId: string, urls: readonly string[]): Promise<void> {
    if (urls.length === 0) return;
    const rows = [...new Set(urls)].map((url) => ({ id: newId(), url }));
    await em.execute(
      `insert into campaign_link (id, campaign_id, url)
       select id, ?, url from jsonb_to_recordset(?::jsonb) as w(id uuid, url text) on conflict do nothing`,
      [campaignId, JSON.stringify(rows)],
    );
  }

  async readIds(em: EntityManager, campaignId: string): Promise<LinkIdsByUrl> {
    const links = await em.find(CampaignLink, { campaignId }, { fields: ['url'] });
    return new Map(links.map(({ id, url }) => [url, id]));
  }

  /** The tracked URL identifies the person only with consent to tracking. */
  urlFor(
    target: string,
    ids: LinkIdsByUrl,
    { subscriberId, tracking }: { subscriberId: string; tracking: TrackingChoice },
  ) {
    const id = ids.get(target);
    if (!id || tracking === 'withdrawn') return target;
    const person = tracking === 'given' ? [uuidToBytes(subscriberId)] : [];
    const token = signToken(Buffer.concat([uuidToBytes(id), ...person]), this.keys.signing);
    return new URL(`/l/${token}`, this.settings.siteUrl).href;
  }

  async follow(token: string): Promise<string | undefined> {
    const claim = this.verify(token);
    if (!claim) return undefined;
    return this.tx.run(async ({ em }) => {
      const link = await em.findOne(CampaignLink, claim.linkId, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!link) return undefined;
      link.clicks += 1;
      if (claim.subscriberId) await this.recordPerson(em, claim.linkId, claim.subscriberId);
      return link.url;
    });
  }

  private async recordPerson(em: EntityManager, linkId: string, subscriberId: string): Promise<void> {
    const subscriber = await em.findOne(EmailSubscriber, { id: subscriberId });
    if (!subscriber || !(await this.consents.hasConsent(subscriber.email, 'click-tracking'))) return;
    await em.execute(
      'insert into campaign_click (link_id, subscriber_id, at) values (?, ?, ?) on conflict do nothing',
      [linkId, subscriberId, this.clock.now()],
    );
  }

  private verify(token: string): { linkId: string; subscriberId: string | undefined } | undefined {
    const sum = verifyToken(token, uuidByteLength, this.keys.all);
    if (sum) return { linkId: bytesToUuid(sum), subscriberId: undefined };
    const personal = verifyToken(token, 2 * uuidByteLength, this.keys.all);
    return (
      personal && {
        linkId: bytesToUuid(personal.subarray(0, uuidByteLength)),
        subscriberId: bytesToUuid(personal.subarray(uuidByteLength)),
      }
    );
  }
}
