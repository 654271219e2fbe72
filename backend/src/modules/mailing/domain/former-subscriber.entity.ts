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

export class FormerSubscriber extends FormerSubscriberSchema.class {}
FormerSubscriberSchema.setClass(FormerSubscriber);
