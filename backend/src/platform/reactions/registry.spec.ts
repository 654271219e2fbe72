import { DomainEvent } from '../../kernel/domain-event.ts';
import { refuseWrongStart } from './registry.ts';

class Paid extends DomainEvent {
  static override readonly type = 'test.paid';
}
class PaidAgain extends DomainEvent {
  static override readonly type = 'test.paid';
}
const reaction = (name: string, to: typeof DomainEvent = Paid as never, queue = 'billing') =>
  ({ name, to: [to], queue }) as never;

describe('a wrong start', () => {
  it('is refused when two reactions share a name', () => {
    expect(() => refuseWrongStart([reaction('A'), reaction('A')], [])).toThrow('the reaction A exists twice');
  });

  it('is refused when two classes declare one event type', () => {
    expect(() => refuseWrongStart([reaction('A'), reaction('B', PaidAgain as never)], [])).toThrow(
      'the event type test.paid is declared twice',
    );
  });

  it('is refused when a queue has no consumer, and names every fault at once', () => {
    const start = () => refuseWrongStart([reaction('A', Paid as never, 'nowhere'), reaction('A')], []);
    expect(start).toThrow('A is meant for the queue nowhere, which nothing consumes');
    expect(start).toThrow('exists twice');
  });

  it('goes ahead when every name is single and every queue consumed', () => {
    expect(() => refuseWrongStart([reaction('A'), reaction('B')], [{ name: 'sweep', queue: 'mailing' }])).not.toThrow();
  });
});
