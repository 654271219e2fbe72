import { defineEntity, p } from '@mikro-orm/core';
import { EmailSubscriber } from './email-subscriber.entity.ts';

const FormerSubscriberSchema = defineEntity({
  name: 'FormerSubscriber',
  tableName: 'former_subscriber',
  properties: {
    id: p.uuid().primary(),
    subscriberId: () =>
      p.manyToOne(EmailSubscriber).mapToPk().joinColumn('subscriber_id').index().deleteRule('cascade'),
  },
});

/** Id of a subscriber that was merged into another one. Links in older emails contain this id. */
export class FormerSubscriber extends FormerSubscriberSchema.class {}
FormerSubscriberSchema.setClass(FormerSubscriber);
