import { DomainEvent } from '#kernel/domain-event.ts';
import { collectMails } from '../../mails/collect.ts';
import { refuseWrongMails } from './mail-definitions.ts';

class Paid extends DomainEvent {
  static override readonly type = 'test.paid';
}
const to = () => Promise.resolve(undefined);
const key = () => '';

describe('the mails of the product', () => {
  it('are found in their folders, each under the name of its file', () => {
    const names = collectMails().map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['recovery', 'membership-renewal', 'inquiry-reply', 'welcome']));
    expect(() => refuseWrongMails(collectMails())).not.toThrow();
  });

  it('are stored nowhere when they carry a code or a link that opens something', () => {
    const secret = collectMails().filter(({ isSecret }) => isSecret);
    expect(secret.map(({ name }) => name).toSorted()).toEqual([
      'confirm',
      'email-change-new',
      'email-change-old',
      'invite',
      'list-confirm',
      'magiclink',
      'reauthentication',
      'recovery',
    ]);
  });
});

describe('a wrong start', () => {
  it('is refused when two mails share a name', () => {
    const mail = { name: 'a', queue: 'mailing' } as const;
    expect(() => refuseWrongMails([mail, mail])).toThrow('the mail a exists twice');
  });

  it('is refused when a mail has an event and nobody to go to, or no key', () => {
    expect(() => refuseWrongMails([{ name: 'a', queue: 'mailing', on: Paid, key }])).toThrow('not both');
    expect(() => refuseWrongMails([{ name: 'a', queue: 'mailing', on: Paid, to }])).toThrow('not both');
  });

  it('is refused when the mails of one event wait in different queues', () => {
    const mails = (['mailing', 'campaigns'] as const).map((queue) => ({ name: queue, queue, on: Paid, to, key }));
    expect(() => refuseWrongMails(mails)).toThrow('another queue');
  });
});
