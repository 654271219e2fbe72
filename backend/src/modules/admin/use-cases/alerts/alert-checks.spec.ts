import { Settings } from '#platform/config/settings.ts';
import type { OutboxState } from '#platform/outbox/outbox-state.ts';
import type { QueueInspector } from '#platform/queue/queue-inspector.ts';
import type { ReadWebhookState } from '#modules/billing/index.ts';
import type { ReadDeliveryHealth } from '#modules/mailing/index.ts';
import type { AlertName } from '../../domain/operations-alert.entity.ts';
import { AlertChecks } from './alert-checks.ts';

interface State {
  readonly stripeSeconds?: number;
  readonly reportSeconds?: number;
  readonly failed?: number;
  readonly unpublishedSeconds?: number;
  readonly sent?: number;
  readonly bounced?: number;
  readonly diskPercent?: number;
}

async function findCause(name: AlertName, state: State): Promise<string | undefined> {
  const checks = new AlertChecks(
    Object.assign(new Settings(), { alertDiskPercent: state.diskPercent ?? 100 }),
    { read: () => Promise.resolve({ open: 1, openSeconds: state.stripeSeconds }) } as unknown as ReadWebhookState,
    {
      readReports: () => Promise.resolve({ overdue: 2, overdueSeconds: state.reportSeconds }),
      countLastDay: () => Promise.resolve({ sent: state.sent, bounced: state.bounced }),
    } as unknown as ReadDeliveryHealth,
    { read: () => Promise.resolve([{ failed: state.failed }, { failed: 0 }]) } as unknown as QueueInspector,
    {
      read: () => Promise.resolve({ unpublished: 3, unpublishedSeconds: state.unpublishedSeconds }),
    } as unknown as OutboxState,
  );
  return checks.all.find((check) => check.name === name)?.findCause();
}

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
    ['disk', { diskPercent: 100 }, { diskPercent: 1 }, 'of the disk of the files is used'],
  ])('find a cause of %s when its limit is reached, and not before', async (name, before, reached, sentence) => {
    expect(await findCause(name, before)).toBeUndefined();
    expect(await findCause(name, reached)).toContain(sentence);
  });

  it('need no certificate when the site has no https URL', async () => {
    expect(await findCause('certificate', {})).toBeUndefined();
  });
});
