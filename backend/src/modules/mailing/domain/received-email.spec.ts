import { isAutomaticEmail, type ReceivedEmail } from './received-email.ts';

const written: ReceivedEmail = {
  ...{ from: 'Amara <amara@example.org>', to: [], subject: 'Re: Ben replied', text: 'Yes', html: null },
  ...{ messageId: '', headers: {}, attachments: 0 },
};

describe('a received email', () => {
  it.each([
    [{ headers: { 'auto-submitted': 'auto-replied' } }, true],
    [{ headers: { 'auto-submitted': 'no' } }, false],
    [{ headers: { precedence: 'bulk' } }, true],
    [{ headers: { 'x-autoreply': 'yes' } }, true],
    [{ headers: { 'return-path': '<>' } }, true],
    [{ from: 'Mail Delivery <mailer-daemon@mail.example>' }, true],
    [{ subject: 'Automatic reply: Ben replied' }, true],
    [{ subject: 'Out of office until Monday' }, true],
    [{ subject: 'Re: Out of office hours' }, false],
    [{}, false],
  ])('with %j is automatic: %s', (values, isAutomatic) => {
    expect(isAutomaticEmail({ ...written, ...values })).toBe(isAutomatic);
  });
});
