import { Module, type INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { setTimeout as delay } from 'node:timers/promises';
import { realTime } from '#kernel/real-time.ts';
import { readSettings } from '#platform/config/settings.ts';
import { BackupRuns } from '#platform/backup/backup-runs.ts';
import { runWithOwnConnection } from '#platform/database/connect-once.ts';
import { findPurposesOfUnknownKeys } from '#platform/database/key-fingerprints.ts';
import { ReadReplica } from '#platform/database/read-replica.ts';
import { ReplicaMonitor } from '#platform/health/replica-monitor.ts';
import { ReadinessCheck } from '#platform/health/readiness.ts';
import { ReadinessModule } from '#platform/health/readiness.module.ts';
import { checkBackups } from './doctor/backup-findings.ts';
import { fault, formatFindings, ok, skipped, type Finding } from './doctor/finding.ts';
import { checkClock, checkDisk } from './doctor/machine-checks.ts';
import { checkMailDomain } from './doctor/mail-domain.ts';
import { checkReadiness, checkReplica, describeUnavailable } from './doctor/readiness-findings.ts';
import { checkCertificate, checkSite, checkWebhooks, checkWebSockets } from './doctor/site-checks.ts';
import { appModules } from './modules.ts';
import { PlatformModule } from './platform.module.ts';
import { runProcess } from './run.ts';

@Module({ imports: [PlatformModule, ...appModules, ReadinessModule] })
class DoctorModule {}

const startMs = 20_000;

await runProcess('doctor', async (environment) => {
  const settings = readSettings(environment);
  const app = await openApp();
  const databases = app ? await checkDatabases(app) : [await findUnavailablePart()];
  const isDatabaseUp = !databases.some(({ check, status }) => check === 'database' && status === 'fault');
  const withDatabase = (check: string, run: () => Promise<Finding>) =>
    isDatabaseUp ? orFault(check, run()) : skipped(check, 'needs the database');
  const findings = [
    ...databases,
    ...(await Promise.all([
      withDatabase('keys', checkKeys),
      app ? withDatabase('backups', () => readBackups(app)) : skipped('backups', 'needs the database'),
      withDatabase('clock', () => checkClock(settings)),
      checkDisk(settings),
      checkSite(settings),
      withDatabase('webhooks', () => checkWebhooks(settings)),
      checkWebSockets(settings),
      checkCertificate(settings),
      checkMailDomain(settings),
    ])),
  ];
  await app?.close();
  const code = findings.some(({ status }) => status === 'fault') ? 1 : 0;
  process.stdout.write(`${formatFindings(findings)}\n`, () => process.exit(code));

  async function findUnavailablePart(): Promise<Finding> {
    const isReachable = await runWithOwnConnection(settings.databaseUrl, (query) => query('select 1')).then(
      () => true,
      () => false,
    );
    return describeUnavailable(isReachable ? 'queue' : 'database');
  }

  async function checkKeys(): Promise<Finding> {
    const unknown = await findPurposesOfUnknownKeys(settings);
    return unknown.length === 0
      ? ok('keys', 'are those of this database')
      : fault('keys', `${unknown.join(' and ')} are those of another database`, 'Set the keys of the backup.');
  }
});

async function checkDatabases(app: INestApplicationContext): Promise<Finding[]> {
  const options = { strict: false };
  return [
    ...(await checkReadiness(app.get(ReadinessCheck, options))),
    await checkReplica(app.get(ReadReplica, options), app.get(ReplicaMonitor, options)),
  ];
}

async function readBackups(app: INestApplicationContext): Promise<Finding> {
  return checkBackups(await app.get(BackupRuns, { strict: false }).read(), realTime());
}

async function openApp(): Promise<INestApplicationContext | undefined> {
  const opened = NestFactory.createApplicationContext(DoctorModule, { logger: false, abortOnError: false });
  return Promise.race([opened, delay(startMs, undefined)]).catch(() => undefined);
}

function orFault(check: string, finding: Promise<Finding>): Promise<Finding> {
  return finding.catch(() => fault(check, 'cannot be checked without the database', 'Repair the database first.'));
}
