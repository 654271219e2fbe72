import { classifySmtpFailure } from './smtp-failure.ts';

describe('failure of an SMTP server', () => {
  it.each([421, 450, 452])('is a retry at response %i, also after the content', (responseCode) => {
    expect(classifySmtpFailure({ code: 'EMESSAGE', responseCode }, true)).toMatchObject({ status: 'retry' });
  });

  it.each([550, 552, 554])('is a permanent refusal at response %i', (responseCode) => {
    const reason = `smtp-${responseCode}`;
    expect(classifySmtpFailure({ code: 'EENVELOPE', responseCode }, false)).toEqual({ status: 'refused', reason });
  });

  it('is a retry when the server rejects our password', () => {
    expect(classifySmtpFailure({ code: 'EAUTH', responseCode: 535 }, false)).toMatchObject({
      status: 'retry',
      reason: 'EAUTH',
    });
  });

  it.each(['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'ETLS'])(
    'is a retry at %s before the content, and unknown after it',
    (code) => {
      expect(classifySmtpFailure({ code }, false)).toMatchObject({ status: 'retry', reason: code });
      expect(classifySmtpFailure({ code }, true)).toEqual({ status: 'unknown', reason: code });
    },
  );

  it('is a permanent refusal when the email has no valid recipient', () => {
    expect(classifySmtpFailure({ code: 'EENVELOPE' }, false)).toEqual({ status: 'refused', reason: 'EENVELOPE' });
  });
});
