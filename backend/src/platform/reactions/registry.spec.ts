import { DomainEvent } from '#kernel/domain-event.ts';
import { assertValidRegistry } from './registry.ts';

class Paid extends DomainEvent {
  static override readonly type = 'test.paid';
}
class PaidAgain extends DomainEvent {
  static override readonly type = 'test.paid';
}
const reaction = (name: string, to: typeof DomainEvent = Paid as never, queue = 'billing') =>
  ({ name, to: [to], queue }) as never;

describe('product start', () => {
  it('fails when two reactions have the same name', () => {
    expect(() => assertValidRegistry([reaction('A'), reaction('A')], [])).toThrow('the reaction A exists twice');
  });

  it('fails when two classes declare the same event type', () => {
    expect(() => assertValidRegistry([reaction('A'), reaction('B', PaidAgain as never)], [])).toThrow(
      'the event type test.paid is declared twice',
    );
  });

  it('fails and lists all errors when a queue has no consumer', () => {
    const start = () => assertValidRegistry([reaction('A', Paid as never, 'nowhere'), reaction('A')], []);
    expect(start).toThrow('A is meant for the queue nowhere, which nothing consumes');
    expect(start).toThrow('exists twice');
  });

  it('succeeds when names are unique and every queue has a consumer', () => {
    expect(() =>
      assertValidRegistry([reaction('A'), reaction('B')], [{ name: 'sweep', queue: 'mailing' }]),
    ).not.toThrow();
  });
});
