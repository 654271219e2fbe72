import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PinoLogger } from 'nestjs-pino';
import { newId } from '#kernel/id.ts';
import { CheckAlerts } from '#modules/admin/use-cases/alerts/check-alerts.ts';
import type { OperationsAlertView, OperationsView } from '#modules/admin/use-cases/operations/operations.view.ts';
import { Settings } from '#platform/config/settings.ts';
import { LogOutput } from '#platform/log/log-output.ts';
import { Queues } from '#platform/queue/queues.service.ts';
import { BackupCommands } from './makers/backup-commands.ts';
import { OpenPage } from './makers/open-page.ts';
import { waitUntil } from './until.ts';
import { World, type Member } from './world.ts';

const token = 'token-of-the-scraper';

describe('monitoring', () => {
  const folder = mkdtempSync(join(tmpdir(), 'monitoring-spec-'));
  const lines: string[] = [];
  let world: World;
  let admin: Member;
  beforeAll(async () => {
    jest.spyOn(LogOutput.prototype, 'write').mockImplementation((line) => void lines.push(line));
    const { keys } = await BackupCommands.create(folder);
    const settings = { METRICS_TOKEN: token, BACKUP_DIR: folder, ...keys };
    world = await World.start({ schedules: false, settings });
    // All test files share one logger, so a setting cannot change its level.
    PinoLogger.root.level = 'debug';
    admin = await world.member({ roles: ['admin'] });
  });
  afterAll(async () => {
    await world.close();
    rmSync(folder, { recursive: true });
    PinoLogger.root.level = 'silent';
    jest.restoreAllMocks();
  });

  const check = () => world.app.get(CheckAlerts, { strict: false }).checkAll();
  const readAlert = async (title: string): Promise<OperationsAlertView | undefined> => {
    const { body } = await world.as(admin).get<OperationsView>('/api/admin/operations');
    return body.alerts.find((alert) => alert.title === title);
  };
  const readSubjects = async (title: string) =>
    (await world.mail.sentTo(admin.email)).map(({ subject }) => subject).filter((subject) => subject.includes(title));
  const insertBounces = () =>
    world.sql(
      `insert into email_message (id, kind, dedupe_key, recipient, first_name, state, created_at, sent_at)
       select gen_random_uuid(), 'welcome', 'bounced:' || n, 'n@example.org', '', case when n <= 5 then 'bounced' else 'sent' end,
              now(), now() from generate_series(1, 100) n`,
    );
  const readMetrics = async () =>
    (await world.send('GET', '/metrics', undefined, { authorization: `Bearer ${token}` })).text;

  it('sends administrators one email when an alert opens, and one when it is over', async () => {
    const title = 'Many emails bounce';
    await insertBounces();
    await check();
    await check();
    await waitUntil(async () => (await readSubjects(title)).length > 0);
    const alert = await readAlert(title);
    expect(alert).toMatchObject({
      detail: expect.stringMatching(/^5 of \d+ emails of the last day bounced \([45]\.\d%\)\. The limit is 4%\.$/),
      action: expect.stringContaining('Open Mailing'),
      closedAt: null,
    });
    const email = (await world.mail.sentTo(admin.email)).find(({ subject }) => subject === title);
    expect(email?.text).toContain('Open Mailing and look at the addresses that bounce.');
    await waitUntil(async () => (await readMetrics()).includes('operations_alert_open{alert="bounce-rate"} 1'));

    await world.sql(`delete from email_message where dedupe_key like 'bounced:%'`);
    await check();
    expect(await readAlert(title)).toMatchObject({ overSince: expect.any(String) as string, closedAt: null });
    await world.sql(`update operations_alert set over_since = now() - interval '11 minutes' where closed_at is null`);
    await check();
    expect((await readAlert(title))?.closedAt).not.toBeNull();
    await world.settle();
    await waitUntil(async () => (await readSubjects(title)).length > 1);
    expect((await readSubjects(title)).toSorted()).toEqual([title, `Over: ${title}`]);

    await insertBounces();
    await check();
    await world.settle();
    expect(await readAlert(title)).toMatchObject({ id: alert?.id, overSince: null, closedAt: null });
    expect(await readSubjects(title)).toHaveLength(2);
    await world.sql(`delete from email_message where dedupe_key like 'bounced:%'`);
  });

  const minutesAgo = (minutes: number) => `now() - interval '${minutes} minutes'`;
  const alertSql = {
    'Reports about emails are processed later than usual': [
      `insert into mail_event (id, kind, provider_id, occurred_at, received_at, check_at)
       values ('late', 'delivered', 'none', now(), now(), ${minutesAgo(7)})`,
      '1 report of the email provider not processed yet, the oldest due for 7 minutes.',
    ],
    'Payments are processed later than usual': [
      `insert into stripe_event (id, type, created, received_at, payload)
       values ('evt_late', 'customer.updated', now(), ${minutesAgo(9)}, '{}')`,
      '1 report of Stripe not processed yet, the oldest 9 minutes old.',
    ],
    'Changes are passed on later than usual': [
      `insert into outbox (id, type, payload, created_at) values (gen_random_uuid(), 'spec.unknown', '{}', ${minutesAgo(8)})`,
      '1 change not passed on yet, the oldest 8 minutes old.',
    ],
    'The data has no good backup of the last day': [
      `insert into backup_run (requested_at, started_at, finished_at, failure) values (now(), now(), now(), 'The disk is full.')`,
      'The disk is full.',
    ],
  } as const;

  it.each(Object.entries(alertSql))(
    'sends administrators the email "%s" with its cause',
    async (title, [cause, detail]) => {
      await world.sql(cause);
      await check();
      expect((await readAlert(title))?.detail).toBe(detail);
      await waitUntil(async () => (await readSubjects(title)).length > 0);
      const email = (await world.mail.sentTo(admin.email)).find(({ subject }) => subject === title);
      expect(email?.text.replaceAll('\n', ' ')).toContain(detail);
    },
  );

  it('sends administrators an email when a task failed, and when the disk is almost full', async () => {
    const settings = world.app.get(Settings);
    const { alertDiskPercent } = settings;
    Object.assign(settings, { alertDiskPercent: 1 });
    const queue = world.app.get(Queues).get('content');
    const job = await queue.add('reaction', { messageId: newId(), reaction: 'none' }, { attempts: 1 });
    await waitUntil(() => job.isFailed());
    await check();
    Object.assign(settings, { alertDiskPercent });
    for (const title of ['Tasks failed', 'The disk is almost full'])
      await waitUntil(async () => (await readSubjects(title)).length > 0);
    await job.remove();
  });

  it('counts errors that browsers report, and accepts no large report', async () => {
    const send = (type: string, body: object, path = '/api/reports') =>
      world.send('POST', path, JSON.stringify(body), { 'content-type': type });
    const violation = { effectiveDirective: 'img-src', blockedURL: 'inline', documentURL: `${world.url}/about` };
    const statuses = [
      await send('application/json', { type: 'script-error', page: '/about', message: 'x is not a function' }),
      await send('application/reports+json', [{ type: 'csp-violation', body: violation }]),
      await send('application/csp-report', { 'csp-report': {} }),
      await send('application/csp-report', { text: 'x'.repeat(70_000) }),
      await send('application/json', { text: 'x'.repeat(70_000) }),
      await send('text/plain', {}),
      await send('application/csp-report', {}, '/api/functions/subscribe-email'),
    ].map(({ status }) => status);
    expect(statuses).toEqual([204, 204, 204, 413, 413, 415, 415]);
    await waitUntil(async () => /browser_reports_total\{kind="script-error"\} 1\n/.test(await readMetrics()));
    expect(await readMetrics()).toContain('browser_reports_total{kind="csp"} 2');
  });

  it('logs the reason when the WebSocket of a page is refused', async () => {
    await expect(OpenPage.open(world.url, { token: 'none' })).rejects.toThrow('not-authenticated');
    await waitUntil(async () =>
      lines.some((line) => line.includes('"event":"live.refused"') && line.includes('"reason":"not-authenticated"')),
    );
  });

  it('logs the id of a request with its event, the job and the email', async () => {
    const email = 'ama@example.org';
    const { status, headers } = await world.post('/api/functions/subscribe-email', { email, source: 'footer' });
    const requestId = headers.get('x-request-id') ?? '';
    expect([status, requestId]).toEqual([200, expect.stringMatching(/\S/)]);
    const listEvents = () =>
      lines
        .map((line) => JSON.parse(line) as { event?: string; requestId?: string })
        .filter((line) => line.requestId === requestId)
        .map(({ event }) => event);
    await waitUntil(async () => listEvents().includes('mail.accepted'));
    expect(new Set(listEvents())).toEqual(
      new Set(['request.completed', 'outbox.relayed', 'reaction.done', 'mail.accepted']),
    );
    expect(lines.filter((line) => line.includes(email))).toEqual([]);
  });
});
