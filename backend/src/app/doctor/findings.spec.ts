import { classifyMailDomain } from './mail-domain.ts';
import { classifyCertificate } from './site-checks.ts';

describe('certificate', () => {
  const now = new Date('2026-03-01T00:00:00Z');

  it.each([
    ['2026-03-16T00:00:00Z', 'ok'],
    ['2026-03-14T00:00:00Z', 'fault'],
    ['2026-02-28T00:00:00Z', 'fault'],
  ])('that is valid until %s is: %s', (lastDay, status) => {
    expect(classifyCertificate(new Date(lastDay), now).status).toBe(status);
  });
});

describe('mail domain', () => {
  const complete = {
    domain: 'institute.org',
    spf: ['v=spf1 include:mail.example ~all'],
    dkim: ['p=MIGf'],
    dmarc: ['v=DMARC1; p=none'],
  };

  it('has no fault when it has all records', () => {
    expect(classifyMailDomain(complete).status).toBe('ok');
  });

  it('names the records that are missing when it has a fault', () => {
    const { status, detail } = classifyMailDomain({
      ...complete,
      spf: ['google-site-verification=x'],
      dkim: [],
      dmarc: [],
    });
    expect({ status, detail }).toEqual({
      status: 'fault',
      detail: 'institute.org has no record for SPF, DKIM, DMARC',
    });
  });

  it('needs no DKIM key of Resend when another provider sends', () => {
    expect(classifyMailDomain({ ...complete, dkim: undefined }).status).toBe('ok');
  });
});
