import { Injectable } from '@nestjs/common';
import { hostname } from 'node:os';
import { BackupRuns } from '#platform/backup/backup-runs.ts';
import { findBackupFault } from '#platform/backup/find-backup-fault.ts';
import { realTime } from '#kernel/real-time.ts';
import { Settings } from '#platform/config/settings.ts';
import { describeOffset } from '#platform/health/clock-offset.ts';
import { readDiskUsage } from '#platform/health/disk.ts';
import { Heartbeat } from '#platform/health/heartbeat.ts';
import { OutboxState } from '#platform/outbox/outbox-state.ts';
import { QueueInspector } from '#platform/queue/queue-inspector.ts';
import { ReadWebhookState } from '#modules/billing/index.ts';
import { ReadDeliveryHealth } from '#modules/mailing/index.ts';
import type { AlertName } from '../../domain/operations-alert.entity.ts';
import { certificateAlertNames, CertificateCheck } from './certificate-check.ts';

export interface AlertCheck {
  readonly name: AlertName;
  readonly findCause: () => Promise<string | undefined>;
}

const minEmails = 100;

@Injectable()
export class AlertChecks {
  readonly all: readonly AlertCheck[] = [
    { name: 'stripe-webhooks', findCause: () => this.checkPayments() },
    { name: 'email-webhooks', findCause: () => this.checkEmailReports() },
    { name: 'failed-tasks', findCause: () => this.checkTasks() },
    { name: 'outbox-lag', findCause: () => this.checkOutbox() },
    { name: 'disk', findCause: () => this.checkDisk() },
    ...certificateAlertNames.map((name) => ({ name, findCause: () => this.certificate.findCause(name) })),
    { name: 'bounce-rate', findCause: () => this.checkBounces() },
    { name: 'backup', findCause: () => this.checkBackup() },
    { name: 'clock', findCause: () => this.checkClocks() },
  ];

  constructor(
    private readonly settings: Settings,
    private readonly webhooks: ReadWebhookState,
    private readonly deliveries: ReadDeliveryHealth,
    private readonly queues: QueueInspector,
    private readonly outbox: OutboxState,
    private readonly certificate: CertificateCheck,
    private readonly backups: BackupRuns,
    private readonly heartbeat: Heartbeat,
  ) {}

  private async checkPayments(): Promise<string | undefined> {
    const { open, openSeconds } = await this.webhooks.read();
    if (openSeconds < this.settings.alertWebhookSeconds) return undefined;
    return `${formatCount(open, 'report')} of Stripe not processed yet, the oldest ${formatAge(openSeconds)} old.`;
  }

  private async checkEmailReports(): Promise<string | undefined> {
    const { overdue, overdueSeconds } = await this.deliveries.readReports();
    if (overdueSeconds < this.settings.alertWebhookSeconds) return undefined;
    return `${formatCount(overdue, 'report')} of the email provider not processed yet, the oldest due for ${formatAge(overdueSeconds)}.`;
  }

  private async checkTasks(): Promise<string | undefined> {
    const failed = await this.queues.countFailed();
    return failed < this.settings.alertFailedTasks
      ? undefined
      : `${formatCount(failed, 'task')} failed at the last try.`;
  }

  private async checkOutbox(): Promise<string | undefined> {
    const { unpublished, unpublishedSeconds } = await this.outbox.read();
    if (unpublishedSeconds < this.settings.alertOutboxSeconds) return undefined;
    return `${formatCount(unpublished, 'change')} not passed on yet, the oldest ${formatAge(unpublishedSeconds)} old.`;
  }

  private async checkDisk(): Promise<string | undefined> {
    const { usedBytes, totalBytes } = await readDiskUsage(this.settings.filesDir);
    const percent = Math.floor((100 * usedBytes) / totalBytes);
    if (percent < this.settings.alertDiskPercent) return undefined;
    const content = this.settings.filesS3Url ? 'temporary files' : 'the files';
    return `${percent}% of the disk of ${content} is used on the server ${hostname()}.`;
  }

  private async checkBounces(): Promise<string | undefined> {
    const { sent, bounced } = await this.deliveries.countLastDay();
    const percent = (100 * bounced) / sent;
    if (sent < minEmails || percent <= this.settings.alertBouncePercent) return undefined;
    return `${bounced.toLocaleString('en')} of ${sent.toLocaleString('en')} emails of the last day bounced (${percent.toFixed(1)}%). The limit is ${this.settings.alertBouncePercent}%.`;
  }

  private async checkBackup(): Promise<string | undefined> {
    const state = await this.backups.read();
    return state.isConfigured ? findBackupFault(state, realTime()) : undefined;
  }

  private async checkClocks(): Promise<string | undefined> {
    const wrong = await this.heartbeat.readWrongClocks();
    return wrong.length === 0 ? undefined : wrong.map(describeClock).join(' ');
  }
}

const describeClock = ({ host, offsetMs }: { host: string; offsetMs: number }): string =>
  `The clock of the server ${host} is ${describeOffset(offsetMs)} that of the database.`;

const formatCount = (count: number, noun: string): string =>
  `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;

const formatAge = (seconds: number): string =>
  seconds < 7_200 ? formatCount(Math.round(seconds / 60), 'minute') : formatCount(Math.round(seconds / 3_600), 'hour');
