import { DomainEvent } from '#kernel/domain-event.ts';
import { collectMails } from '../../mails/collect.ts';
import { validateMailDefinitions } from './mail-definitions.ts';

class Paid extends DomainEvent {
  static override readonly type = 'test.paid';
}
const to = () => Promise.resolve(undefined);
const key = () => '';

describe('email definitions', () => {
  it('are found in their folders by the name of their file', () => {
    const names = collectMails().map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['recovery', 'membership-renewal', 'inquiry-reply', 'welcome']));
    expect(() => validateMailDefinitions(collectMails())).not.toThrow();
  });

  it('are stored nowhere when they contain a secret code or link', () => {
    const secret = collectMails().filter(({ isSecret }) => isSecret);
    expect(secret.map(({ name }) => name).toSorted()).toEqual([
      'confirm',
      'email-change-new',
      'email-change-old',
      'invite',
      'list-confirm',
      'list-new-email',
      'magiclink',
      'reauthentication',
      'recovery',
    ]);
  });
});

describe('start with wrong email definitions', () => {
  it('fails when two emails have the same name', () => {
    const mail = { name: 'a', queue: 'mailing' } as const;
    expect(() => validateMailDefinitions([mail, mail])).toThrow('the mail a exists twice');
  });

  it('fails when an email has an event and no recipient or no key', () => {
    expect(() => validateMailDefinitions([{ name: 'a', queue: 'mailing', on: Paid, key }])).toThrow('not both');
    expect(() => validateMailDefinitions([{ name: 'a', queue: 'mailing', on: Paid, to }])).toThrow('not both');
  });

  it('fails when the emails of one event use different queues', () => {
    const mails = (['mailing', 'campaigns'] as const).map((queue) => ({ name: queue, queue, on: Paid, to, key }));
    expect(() => validateMailDefinitions(mails)).toThrow('another queue');
  });
});
