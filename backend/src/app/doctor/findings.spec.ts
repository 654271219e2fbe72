import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Settings } from '#platform/config/settings.ts';
import { startTlsServer } from '#test/makers/tls-server.ts';
import { classifyClock } from './machine-checks.ts';
import { classifyMailDomain } from './mail-domain.ts';
import { checkCertificate, checkWebSockets, classifyCertificate } from './site-checks.ts';

describe('clock', () => {
  it.each([
    ['ok', 2_900],
    ['fault', -120_000],
    ['fault', 120_000],
    ['fault', undefined],
  ])('has the result "%s" when it differs from the database by %p ms', (status, offsetMs) => {
    expect(classifyClock(offsetMs).status).toBe(status);
  });

  it.each([
    [-90_000, 'is 90.0 s behind that of the database'],
    [600_000, 'is 10 minutes ahead of that of the database'],
    [3_456_000_000, 'is 960 hours ahead of that of the database'],
  ])('names the difference and the remedy when it differs by %d ms', (offsetMs, detail) => {
    expect(classifyClock(offsetMs)).toMatchObject({ detail, action: 'Set the clocks of both machines by NTP.' });
  });
});

describe('WebSockets', () => {
  it.each<[string, RequestListener]>([
    ['sends the upgrade as a plain request', (_, response) => response.writeHead(400).end()],
    ['closes the connection', (request) => request.destroy()],
  ])('have a fault when the proxy %s', async (_, respond) => {
    const proxy = createServer(respond).listen(0, '127.0.0.1');
    await new Promise((resolve) => proxy.once('listening', resolve));
    const { port } = proxy.address() as AddressInfo;
    const { status, action } = await checkWebSockets({ siteOrigin: `http://127.0.0.1:${port}` });
    expect([status, action]).toEqual(['fault', expect.stringContaining('Upgrade and Connection of /api/live')]);
    proxy.closeAllConnections();
    proxy.close();
  });
});

describe('certificate', () => {
  const now = new Date('2026-03-01T00:00:00Z');

  it.each([
    ['ok', '2026-03-16T00:00:00Z'],
    ['fault', '2026-03-14T00:00:00Z'],
    ['fault', '2026-02-28T00:00:00Z'],
  ])('has the result "%s" on 1 March when it is valid until %s', (status, lastDay) => {
    expect(classifyCertificate(new Date(lastDay), now, 14).status).toBe(status);
  });
});

describe('the certificate of a site', () => {
  it.each([
    ['ok', 14],
    ['fault', 365_000],
  ])('has the result "%s" when it must be valid for %d days more', async (status, alertCertificateDays) => {
    const server = await startTlsServer();
    const settings = Object.assign(new Settings(), { siteUrl: server.url, alertCertificateDays });
    const finding = await checkCertificate(settings).finally(() => server.close());
    expect(finding).toMatchObject({ status, detail: expect.stringContaining('2098') });
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
