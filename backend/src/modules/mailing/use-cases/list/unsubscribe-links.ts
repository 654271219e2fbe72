import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { deriveSigningKeys, type DerivedKeys } from '#platform/config/derived-keys.ts';
import { Settings } from '#platform/config/settings.ts';
import { EmailMessage } from '../../domain/email-message.entity.ts';
import {
  purposeByClaim,
  verifyUnsubscribeToken,
  signUnsubscribeToken,
  type UnsubscribeClaim,
} from '../../domain/unsubscribe-token.ts';
import { findLinkedSubscriber } from './find-linked-subscriber.ts';

@Injectable()
export class UnsubscribeLinkSigner {
  private readonly keys: DerivedKeys;

  constructor(private readonly settings: Settings) {
    this.keys = deriveSigningKeys(settings, 'unsubscribe');
  }

  urlFor(claim: UnsubscribeClaim): string {
    return new URL(`/u/${signUnsubscribeToken(claim, this.keys.signing)}`, this.settings.siteUrl).href;
  }

  preferencesUrlFor(subscriberId: string): string {
    const token = signUnsubscribeToken({ of: 'subscriber', id: subscriberId }, this.keys.signing);
    return new URL(`/preferences/${token}`, this.settings.siteUrl).href;
  }

  verify(token: string): UnsubscribeClaim | undefined {
    return verifyUnsubscribeToken(token, this.keys.all);
  }
}

export async function findEmailOfLink(em: EntityManager, { of, id }: UnsubscribeClaim): Promise<string | undefined> {
  if (of === 'subscriber' || purposeByClaim[of]) return (await findLinkedSubscriber(em, id))?.email;
  return (await em.findOne(EmailMessage, { id }))?.recipient;
}
