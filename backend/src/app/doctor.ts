import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { readSettings } from '#platform/config/settings.ts';
import { findUnknownKeys } from '#platform/database/key-fingerprints.ts';
import { ReadinessCheck } from '#platform/health/readiness.ts';
import { ReadinessModule } from '#platform/health/readiness.module.ts';
import { fault, formatFindings, ok, type Finding } from './doctor/finding.ts';
import { checkClock, checkDisk } from './doctor/machine-checks.ts';
import { checkMailDomain } from './doctor/mail-domain.ts';
import { checkReadiness } from './doctor/readiness-findings.ts';
import { checkCertificate, checkSite, checkWebhooks } from './doctor/site-checks.ts';
import { appModules } from './modules.ts';
import { PlatformModule } from './platform.module.ts';
import { runProcess } from './run.ts';

@Module({ imports: [PlatformModule, ...appModules, ReadinessModule] })
class DoctorModule {}

/**
 * Checks a running installation: `npm run doctor`. Prints one line for each check, and what to do about a fault. Exits
 * with status 1 if there is a fault.
 */
await runProcess('doctor', async (environment) => {
  const settings = readSettings(environment);
  const app = await NestFactory.createApplicationContext(DoctorModule, { logger: false, abortOnError: false });
  const findings = [
    ...(await checkReadiness(app.get(ReadinessCheck, { strict: false }))),
    ...(await Promise.all([
      checkKeys(),
      orFault('clock', checkClock(settings)),
      checkDisk(settings),
      checkSite(settings),
      checkWebhooks(settings),
      checkCertificate(settings),
      checkMailDomain(settings),
    ])),
  ];
  await app.close();
  process.stdout.write(`${formatFindings(findings)}\n`);
  process.exitCode = findings.some(({ status }) => status === 'fault') ? 1 : 0;

  function checkKeys(): Promise<Finding> {
    const check = findUnknownKeys(settings).then((unknown) =>
      unknown.length === 0
        ? ok('keys', 'are those of this database')
        : fault('keys', `${unknown.join(' and ')} are those of another database`, 'Set the keys of the backup.'),
    );
    return orFault('keys', check);
  }
});

function orFault(check: string, finding: Promise<Finding>): Promise<Finding> {
  return finding.catch(() => fault(check, 'cannot be checked without the database', 'Repair the database first.'));
}
