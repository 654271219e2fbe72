import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import parsePrometheusText from 'parse-prometheus-text-format';
import { ApiProcess } from '#test/makers/api-process.ts';
import { OpenPage } from '#test/makers/open-page.ts';
import { waitUntil } from '#test/until.ts';
import { World } from '#test/world.ts';
import { parse as parseYaml } from 'yaml';
import { Queues } from '../queue/queues.service.ts';
import { queueNames } from '../queue/queues.ts';

type Families = ReturnType<typeof parsePrometheusText>;

interface AlertRule {
  readonly alert: string;
  readonly expr: string;
  readonly annotations: { readonly summary: string; readonly action: string };
}
interface AlertRules {
  readonly groups: readonly { readonly rules: readonly AlertRule[] }[];
}
interface Dashboard {
  readonly panels: readonly { readonly targets: readonly { readonly expr: string }[] }[];
}

const monitoringFolder = fileURLToPath(new URL('../../../../deploy/monitoring/', import.meta.url));
const readMonitoringFile = (name: string) => readFileSync(monitoringFolder + name, 'utf8');
const listMetrics = (expression: string): string[] =>
  (
    expression.replaceAll(/\{[^}]*\}|\[[^\]]*\]|\b(by|on|without) ?\([^)]*\)/g, ' ').match(/\b[a-z]\w*\b(?!\s*\()/g) ??
    []
  ).filter((name) => !['and', 'or', 'unless', 'up'].includes(name));
const hasPromtool = spawnSync('promtool', ['--version']).status === 0;

const token = 'token-of-the-scraper';
const headers = { authorization: `Bearer ${token}` };

const parse = (text: string): Families => parsePrometheusText(text.replaceAll(/^# TYPE \w+ histogram$/gm, ''));
const findSamples = (families: Families, name: string) =>
  families.filter((family) => family.name === name).flatMap(({ metrics }) => metrics);
const findValue = (families: Families, name: string, labels: Record<string, string> = {}) => {
  const sample = findSamples(families, name).find(({ labels: own = {} }) =>
    Object.entries(labels).every(([label, value]) => own[label] === value),
  );
  return sample && Number(sample.value);
};

describe('metrics', () => {
  let world: World;
  beforeAll(async () => (world = await World.start({ pages: true, settings: { METRICS_TOKEN: token } })));
  afterAll(() => world.close());

  const read = async () => parse((await world.send('GET', '/metrics', undefined, headers)).text);
  async function readUntil(isReached: (families: Families) => boolean): Promise<Families> {
    let families: Families = [];
    await waitUntil(async () => isReached((families = await read())));
    return families;
  }

  it('are returned to a caller with the token only', async () => {
    const response = await world.send('GET', '/metrics', undefined, headers);
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'text/plain; version=0.0.4; charset=utf-8',
    ]);
    expect((await world.get('/metrics')).status).toBe(401);
    expect((await world.as(await world.member({ roles: ['admin'] })).get('/metrics')).status).toBe(401);
  });

  it('count requests by the template of their route, never by their URL', async () => {
    const id = crypto.randomUUID();
    await world.get(`/api/events/${id}`);
    await world.get('/about');
    await world.get('/about');
    await world.get(`/wp-admin/${id}`);
    const name = 'http_request_duration_seconds_count';
    const families = await readUntil(
      (found) => findValue(found, name, { route: 'unknown', status: '404' }) !== undefined,
    );
    const routes = findSamples(families, name).map(({ labels }) => labels?.['route']);
    expect(JSON.stringify(families)).not.toContain(id);
    expect(routes).toContain('/api/events/:idOrSlug');
    expect(findValue(families, name, { route: 'site', status: '200' })).toBeGreaterThanOrEqual(2);
    const limits = findSamples(families, 'http_request_duration_seconds_bucket').map(({ labels }) => labels?.['le']);
    expect(new Set(limits)).toEqual(new Set(['0.01', '0.03', '0.1', '0.3', '1', '3', '10', '+Inf']));
  });

  it('report queues, outbox, emails, webhooks, pages and the process', async () => {
    const member = await world.member();
    const page = await OpenPage.open(world.url, { token: member.accessToken });
    const queue = world.app.get(Queues).get('content');
    await queue.add('reaction', { messageId: crypto.randomUUID(), reaction: 'none' }, { attempts: 1 });
    await world.settle();
    const families = await readUntil((found) => findValue(found, 'queue_failed_jobs', { queue: 'content' }) === 1);
    expect(findSamples(families, 'queue_waiting_jobs')).toHaveLength(queueNames.length);
    expect(findValue(families, 'live_pages')).toBe(1);
    expect(findSamples(families, 'emails')).not.toEqual([]);
    expect(findValue(families, 'page_renders_total')).toBeGreaterThan(0);
    expect(findValue(families, 'nodejs_eventloop_lag_seconds')).toBeGreaterThanOrEqual(0);
    for (const name of [
      'database_pool_connections',
      'queue_oldest_job_seconds',
      'outbox_unpublished_seconds',
      'outbox_open_events',
      'email_webhooks_open_seconds',
      'stripe_webhooks_open_seconds',
      'billing_drift_open',
      'password_hashes_waiting',
    ])
      expect([name, findValue(families, name) ?? -1]).toEqual([name, expect.any(Number)]);
    page.close();
  });

  it('include those of all alert rules and of the dashboard', async () => {
    const { groups } = parseYaml(readMonitoringFile('alerts.yml')) as AlertRules;
    const rules = groups.flatMap((group) => group.rules);
    const { panels } = JSON.parse(readMonitoringFile('dashboard.json')) as Dashboard;
    const expressions = [...rules, ...panels.flatMap(({ targets }) => targets)].map(({ expr }) => expr);
    const used = new Set(expressions.flatMap(listMetrics));
    expect(used.size).toBeGreaterThan(15);
    await world.get('/about');
    const families = await readUntil((found) => findSamples(found, 'http_request_duration_seconds_count').length > 0);
    const exported = new Set(families.map(({ name }) => name));
    expect([...used].filter((name) => !exported.has(name))).toEqual([]);
    expect(rules.filter(({ annotations }) => !annotations.summary || !annotations.action)).toEqual([]);
  });

  (hasPromtool ? it : it.skip)('have alert rules that promtool accepts', () => {
    const { status, stdout, stderr } = spawnSync('promtool', ['check', 'rules', `${monitoringFolder}alerts.yml`]);
    expect([status, `${stdout.toString()}${stderr.toString()}`]).toEqual([0, expect.any(String)]);
  });

  it('leave out only what cannot be read during a fault', async () => {
    await world.sql('alter table mail_event rename to mail_event_away');
    const families = await readUntil((found) => findValue(found, 'email_webhooks_open') === undefined);
    expect(findValue(families, 'stripe_webhooks_open')).toBe(0);
    await world.sql('alter table mail_event_away rename to mail_event');
    await readUntil((found) => findValue(found, 'email_webhooks_open') === 0);
  });

  it('are served by a worker on its health port', async () => {
    const worker = await ApiProcess.startServiceWorker();
    await worker.waitForResponse('/api/health/live');
    expect((await worker.get('/metrics')).status).toBe(401);
    const { status, body } = await worker.get('/metrics', headers);
    expect([status, findValue(parse(body), 'outbox_open_events')]).toEqual([200, expect.any(Number)]);
    worker.terminate();
    await worker.waitForExit();
  });
});
