import { readProviderEvent } from './provider-event.ts';
import { hasTooManySoftBounces } from './soft-bounces.ts';

const bodyOf = (type: string, data: object = {}) =>
  JSON.stringify({ type, created_at: '2026-11-26T10:00:00.000Z', data: { email_id: 're_1', ...data } });

describe('event of the email provider', () => {
  it('names the email, the time and the reason of a bounce', () => {
    expect(
      readProviderEvent(bodyOf('email.bounced', { bounce: { type: 'Permanent', message: 'No such user' } })),
    ).toEqual({
      kind: 'bounced',
      providerId: 're_1',
      detail: 'No such user',
      occurredAt: new Date('2026-11-26T10:00:00.000Z'),
    });
  });

  it.each([
    ['Transient', 'soft-bounced'],
    ['Undetermined', 'soft-bounced'],
    ['Permanent', 'bounced'],
    [undefined, 'bounced'],
  ])('with a bounce of type %s is %s', (type, kind) => {
    expect(readProviderEvent(bodyOf('email.bounced', { bounce: { type } }))).toMatchObject({ kind });
  });

  it.each(['email.opened', 'email.clicked', 'email.sent', 'domain.created', 'constructor'])(
    'is irrelevant when its type is %s',
    (type) => {
      expect(readProviderEvent(bodyOf(type))).toBe('irrelevant');
    },
  );

  it.each([
    '',
    '[]',
    'null',
    '{"type":"email.bounced"}',
    JSON.stringify({ type: 'email.bounced', created_at: 'soon', data: { email_id: 're_1' } }),
    bodyOf('email.bounced', { email_id: 7 }),
    bodyOf('email.bounced', { email_id: "x'; --" }),
  ])('is invalid when its body is %s', (body) => {
    expect(readProviderEvent(body)).toBe('invalid');
  });
});

describe('temporary failures', () => {
  const on = (...days: number[]) => days.map((day) => new Date(Date.UTC(2026, 0, day)));

  it('make an email address unreachable when three happen within 30 days', () => {
    expect(hasTooManySoftBounces(on(40, 1, 20, 31))).toBe(true);
    expect(hasTooManySoftBounces(on(1, 20))).toBe(false);
    expect(hasTooManySoftBounces(on(1, 20, 45))).toBe(false);
  });
});
