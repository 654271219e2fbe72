import { EmailMessage } from './email-message.entity.ts';

const letter = (subject: string) => ({
  from: 'a@example.org',
  to: ['b@example.org'],
  subject,
  html: '<p>Hello</p>',
  text: 'Hello',
  headers: { 'X-Second': '2', 'X-First': '1' },
});
const start = new Date('2030-01-01T00:00:00Z');
const after = (hours: number) => new Date(start.getTime() + hours * 3_600_000);

function queued(): EmailMessage {
  return Object.assign(new EmailMessage(), {
    state: 'queued',
    frozenEmail: null,
    firstAttemptAt: null,
    refusedSince: null,
    refusedAt: null,
    failure: null,
  });
}

describe('email message', () => {
  it('sends the same bytes in every attempt', () => {
    const message = queued();
    expect(message.frozen()).toBeUndefined();
    message.freeze(letter('First words'));
    message.attempt(start);
    message.freeze(letter('Other words'));
    expect(JSON.stringify(message.frozen())).toBe(JSON.stringify(letter('First words')));
  });

  it('is too old to repeat 23 hours after the first attempt, also after later tries', () => {
    const message = queued();
    expect(message.isTooOldToRepeat(start)).toBe(false);
    message.freeze(letter('Words'));
    message.attempt(start);
    message.attempt(after(22));
    expect(message.isTooOldToRepeat(after(22.99))).toBe(false);
    expect(message.isTooOldToRepeat(after(23))).toBe(true);
  });

  it('is not queued again after an attempt when its task was dropped', () => {
    const [dropped, unknown] = [queued(), queued()];
    dropped.abandon('dropped');
    unknown.abandon('no-answer');
    for (const message of [dropped, unknown]) message.release();
    expect([dropped.state, unknown.state]).toEqual(['unknown', 'queued']);
  });

  it('is refused too long after five days of refusals, but not when it was not tried meanwhile', () => {
    const [tried, paused] = [queued(), queued()];
    const results = Array.from({ length: 25 }, (_, at) => tried.recordRefusal(after(at * 5)));
    expect([results.indexOf(true), results.filter(Boolean).length]).toEqual([24, 1]);
    expect([0, 144, 145].map((hours) => paused.recordRefusal(after(hours)))).toEqual([false, false, false]);
  });

  it.each([
    ['sent', (message: EmailMessage) => message.accepted('re_1', start)],
    ['failed', (message: EmailMessage) => message.refused('validation_error')],
    ['suppressed', (message: EmailMessage) => message.suppress('unsubscribed')],
    ['unknown', (message: EmailMessage) => message.abandon('no-answer')],
  ] as const)('deletes its content when it is %s', (state, close) => {
    const message = queued();
    message.freeze(letter('Words'));
    message.attempt(start);
    close(message);
    expect(message).toMatchObject({ state, frozenEmail: null });
    expect(message.isOpen()).toBe(false);
  });
});
