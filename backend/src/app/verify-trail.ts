import { NestFactory } from '@nestjs/core';
import { AuditTrail } from '../platform/audit/audit-trail.ts';
import { CommandModule } from './command.module.ts';
import { run } from './run.ts';

/** Computes the chain of the audit log again: `npm run audit:verify`. Ends with 1, and names the entries, where it broke. */
await run('audit:verify', async () => {
  const app = await NestFactory.createApplicationContext(CommandModule, { logger: ['error'], abortOnError: false });
  const { entries, broken } = await app.get(AuditTrail, { strict: false }).verify();
  await app.close();
  process.stdout.write(
    broken.length === 0
      ? `All ${entries} entries are as they were written.\n`
      : `Not as they were written, or after a gap: ${broken.join(', ')} (of ${entries}).\n`,
  );
  process.exitCode = broken.length === 0 ? 0 : 1;
});
