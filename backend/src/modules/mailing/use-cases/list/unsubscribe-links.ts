import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { derivedKeys, type DerivedKeys } from '#platform/config/derived-keys.ts';
import { Settings } from '#platform/config/settings.ts';
import { EmailMessage } from '../../domain/email-message.entity.ts';
import { EmailSubscriber } from '../../domain/email-subscriber.entity.ts';
import { openUnsubscribeToken, sealUnsubscribeToken, type UnsubscribeClaim } from '../../domain/unsubscribe-token.ts';

@Injectable()
export class UnsubscribeLinks {
  private readonly keys: DerivedKeys;

  constructor(private readonly settings: Settings) {
    this.keys = derivedKeys(settings, 'unsubscribe');
  }

  urlFor(claim: UnsubscribeClaim): string {
    return new URL(`/u/${sealUnsubscribeToken(claim, this.keys.sealing)}`, this.settings.siteUrl).href;
  }

  read(token: string): UnsubscribeClaim | undefined {
    return openUnsubscribeToken(token, this.keys.all);
  }
}

export async function emailOfLink(em: EntityManager, { of, id }: UnsubscribeClaim): Promise<string | undefined> {
  if (of === 'subscriber') return (await em.findOne(EmailSubscriber, { id }))?.email;
  return (await em.findOne(EmailMessage, { id }))?.recipient;
}
