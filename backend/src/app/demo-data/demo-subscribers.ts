import { Injectable } from '@nestjs/common';
import { ImportSubscribers } from '#modules/mailing/index.ts';
import { buildDemoPeople } from './people.ts';

const subscriberCount = 240;
const sources = ['footer', 'footer', 'resources', 'footer', 'book'];

@Injectable()
export class DemoSubscriberSeeder {
  constructor(private readonly addSubscribers: ImportSubscribers) {}

  async seed(): Promise<string> {
    const people = buildDemoPeople(subscriberCount, new Date(), 'reader');
    await this.addSubscribers.add(
      people.map(({ email, firstName, lastName, joinedAt }, at) => ({
        email,
        firstName,
        lastName,
        source: sources[at % sources.length] ?? 'footer',
        subscribedAt: joinedAt,
      })),
    );
    return `${subscriberCount} subscribers are there`;
  }
}
