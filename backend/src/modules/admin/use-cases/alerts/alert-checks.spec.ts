import { realTime } from '#kernel/real-time.ts';
import type { Heartbeat } from '#platform/health/heartbeat.ts';
import type { BackupRuns, BackupState } from '#platform/backup/backup-runs.ts';
import { Settings } from '#platform/config/settings.ts';
import type { OutboxState } from '#platform/outbox/outbox-state.ts';
import type { QueueInspector } from '#platform/queue/queue-inspector.ts';
import type { ReadWebhookState } from '#modules/billing/index.ts';
import type { ReadDeliveryHealth } from '#modules/mailing/index.ts';
import { startTlsServer } from '#test/makers/tls-server.ts';
import type { AlertName } from '../../domain/operations-alert.entity.ts';
import { AlertChecks } from './alert-checks.ts';
import { CertificateCheck, classifyCertificate } from './certificate-check.ts';

interface State {
  readonly stripeSeconds?: number;
  readonly reportSeconds?: number;
  readonly failed?: number;
  readonly unpublishedSeconds?: number;
  readonly sent?: number;
  readonly bounced?: number;
  readonly diskPercent?: number;
  readonly backup?: Partial<BackupState>;
  readonly wrongClocks?: { host: string; offsetMs: number }[];
  readonly settings?: Partial<Settings>;
}

async function findCause(name: AlertName, state: State): Promise<string | undefined> {
  const settings = Object.assign(new Settings(), { alertDiskPercent: state.diskPercent ?? 100, ...state.settings });
  const checks = new AlertChecks(
    settings,
    { read: () => Promise.resolve({ open: 1, openSeconds: state.stripeSeconds }) } as unknown as ReadWebhookState,
    {
      readReports: () => Promise.resolve({ overdue: 2, overdueSeconds: state.reportSeconds }),
      countLastDay: () => Promise.resolve({ sent: state.sent, bounced: state.bounced }),
    } as unknown as ReadDeliveryHealth,
    { countFailed: () => Promise.resolve(state.failed) } as unknown as QueueInspector,
    {
      read: () => Promise.resolve({ unpublished: 3, unpublishedSeconds: state.unpublishedSeconds }),
    } as unknown as OutboxState,
    new CertificateCheck(settings),
    {
      read: () => Promise.resolve({ isConfigured: true, failure: null, last: null, ...state.backup }),
    } as unknown as BackupRuns,
    { readWrongClocks: () => Promise.resolve(state.wrongClocks ?? []) } as unknown as Heartbeat,
  );
  return checks.all.find((check) => check.name === name)?.findCause();
}

const hourAgo = (hours: number) => new Date(realTime().getTime() - hours * 3_600_000);
const backupOf = (finishedAt: Date) => ({
  ...{ name: 'a', finishedAt, sizeBytes: 1, verifiedAt: null, verificationFailure: null },
});

describe('alert checks', () => {
  it.each<[AlertName, State, State, string]>([
    ['stripe-webhooks', { stripeSeconds: 299 }, { stripeSeconds: 300 }, '1 report of Stripe'],
    ['email-webhooks', { reportSeconds: 299 }, { reportSeconds: 10_800 }, 'due for 3 hours'],
    ['failed-tasks', { failed: 0 }, { failed: 1 }, '1 task failed'],
    [
      'outbox-lag',
      { unpublishedSeconds: 299 },
      { unpublishedSeconds: 360 },
      '3 changes not passed on yet, the oldest 6',
    ],
    ['bounce-rate', { sent: 1_000, bounced: 40 }, { sent: 1_000, bounced: 41 }, '41 of 1,000 emails'],
    ['bounce-rate', { sent: 99, bounced: 99 }, { sent: 100, bounced: 5 }, '(5.0%). The limit is 4%.'],
    [
      'backup',
      { backup: { isConfigured: false, failure: { failedAt: realTime(), reason: 'The disk is full.' } } },
      { backup: { failure: { failedAt: realTime(), reason: 'The disk is full.' } } },
      'The disk is full.',
    ],
    [
      'backup',
      { backup: { last: backupOf(hourAgo(35)) } },
      { backup: { last: backupOf(hourAgo(37)) } },
      'The last backup',
    ],
    [
      'clock',
      {},
      { wrongClocks: [{ host: 'worker-2', offsetMs: -600_000 }] },
      'The clock of the server worker-2 is 10 minutes behind that of the database.',
    ],
    ['disk', { diskPercent: 100 }, { diskPercent: 1 }, 'of the disk of the files is used on the server'],
    [
      'disk',
      { diskPercent: 100 },
      { diskPercent: 1, settings: { filesS3Url: 'https://key:secret@bucket.example' } },
      'of the disk of temporary files is used',
    ],
  ])('find a cause of %s when its limit is reached, and not before', async (name, before, reached, sentence) => {
    expect(await findCause(name, before)).toBeUndefined();
    expect(await findCause(name, reached)).toContain(sentence);
  });

  it('need no certificate when the site has no https URL', async () => {
    expect(await findCause('certificate', {})).toBeUndefined();
  });

  it.each([
    ['2026-12-15T12:00:00Z', undefined],
    ['2026-12-15T11:59:59Z', 'certificate'],
    ['2026-12-01T12:00:01Z', 'certificate'],
    ['2026-12-01T12:00:00Z', 'certificate-expired'],
  ])('find the cause of a certificate when its last moment is %s', (end, name) => {
    expect(classifyCertificate(new Date(end), new Date('2026-12-01T12:00:00Z'), 14)?.name).toBe(name);
  });

  it.each([
    [14, undefined],
    [365_000, 'The last day of the certificate is Monday 3 February 2098.'],
  ])(
    'find the end of a real certificate when it must be valid for %d days more',
    async (alertCertificateDays, cause) => {
      const server = await startTlsServer();
      const settings = { siteUrl: server.url, alertCertificateDays };
      const found = await findCause('certificate', { settings }).finally(() => server.close());
      expect(found).toBe(cause);
    },
  );

  it('find an unreadable certificate when three reads in a row fail', async () => {
    const check = new CertificateCheck(Object.assign(new Settings(), { siteUrl: 'https://localhost:1' }));
    const causes: (string | undefined)[] = [];
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'setTimeout'] });
    for (const minutes of [0, 10, 5, 5]) {
      jest.setSystemTime(new Date(realTime().getTime() + minutes * 60_000));
      causes.push(await check.findCause('certificate-unreadable'));
    }
    jest.useRealTimers();
    expect(causes).toEqual([undefined, undefined, undefined, expect.stringContaining('ECONNREFUSED')]);
  });
});
