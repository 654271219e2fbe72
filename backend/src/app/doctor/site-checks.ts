import type { Settings } from '#platform/config/settings.ts';
import { readCertificateEnd } from '#platform/health/certificate.ts';
import { liveSocketPath } from '#platform/live/live-handshake.ts';
import { realTime } from '#kernel/real-time.ts';
import { fault, ok, skipped, type Finding } from './finding.ts';

const timeoutMs = 5_000;
const dayMs = 24 * 3_600_000;

export async function checkSite({ siteOrigin }: Settings): Promise<Finding> {
  const url = `${siteOrigin}/api/health/live`;
  const action = 'Start an api process, and look at SITE_URL, DNS, the firewall and the proxy.';
  try {
    const { status } = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
    return status === 200 ? ok('site', `${url} responds`) : fault('site', `${url} responds with ${status}`, action);
  } catch (error) {
    return fault('site', `${url} does not respond (${readReason(error)})`, action);
  }
}

/** A JSON 400 response to an unsigned webhook proves that the proxy forwards webhooks. */
export async function checkWebhooks({ siteOrigin }: Settings): Promise<Finding> {
  const url = `${siteOrigin}/api/webhooks/stripe`;
  const action = 'Let the proxy pass POST requests to /api/webhooks/ unchanged.';
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const { status, headers } = response;
    return status === 400 && headers.get('content-type')?.includes('json')
      ? ok('webhooks', `${url} refuses an unsigned event`)
      : fault('webhooks', `${url} responds with ${status} to an unsigned event, and not with 400`, action);
  } catch (error) {
    return fault('webhooks', `${url} does not respond (${readReason(error)})`, action);
  }
}

export async function checkWebSockets({ siteOrigin }: Pick<Settings, 'siteOrigin'>): Promise<Finding> {
  const url = `${siteOrigin.replace(/^http/, 'ws')}${liveSocketPath}`;
  return (await opensWebSocket(`${url}?EIO=4&transport=websocket`))
    ? ok('WebSockets', `${url} accepts connections`)
    : fault(
        'WebSockets',
        `${url} accepts no connection`,
        `Let the proxy pass on the headers Upgrade and Connection of ${liveSocketPath}. Until then pages show changes up to a minute late.`,
      );
}

function opensWebSocket(url: string): Promise<boolean> {
  const socket = new WebSocket(url);
  return new Promise<boolean>((resolve) => {
    const timer = setTimeout(() => resolve(false), timeoutMs);
    const end = (isOpen: boolean) => {
      clearTimeout(timer);
      resolve(isOpen);
    };
    socket.addEventListener('open', () => end(true));
    socket.addEventListener('error', () => end(false));
  }).finally(() => socket.close());
}

export async function checkCertificate({ siteUrl, alertCertificateDays }: Settings): Promise<Finding> {
  try {
    const lastDay = await readCertificateEnd(siteUrl);
    return lastDay
      ? classifyCertificate(lastDay, realTime(), alertCertificateDays)
      : skipped('certificate', 'SITE_URL is not an https URL');
  } catch (error) {
    return fault('certificate', `cannot be read (${readReason(error)})`, 'Look at the TLS settings of the proxy.');
  }
}

export function classifyCertificate(lastDay: Date, now: Date, minimumDaysLeft: number): Finding {
  const days = Math.floor((lastDay.getTime() - now.getTime()) / dayMs);
  const detail = `is valid until ${lastDay.toISOString().slice(0, 10)}`;
  return days >= minimumDaysLeft
    ? ok('certificate', detail)
    : fault('certificate', detail, 'Renew it now, and repair its automatic renewal.');
}

function readReason(error: unknown): string {
  const { cause, message } = error as { cause?: { code?: string }; message: string };
  return cause?.code ?? message;
}
