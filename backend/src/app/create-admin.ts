import { NestFactory } from '@nestjs/core';
import { isEmail } from 'class-validator';
import { AppointAdministrator } from '#modules/auth/index.ts';
import { CommandModule } from './command.module.ts';
import { runProcess } from './run.ts';

await runProcess('admin:create', async () => {
  const [email = ''] = process.argv.slice(2);
  if (!isEmail(email, { allow_utf8_local_part: false }) || email.length > 255) {
    process.stderr.write('The email is missing. Use: npm run admin:create <email>\n');
    process.exit(1);
  }
  const app = await NestFactory.createApplicationContext(CommandModule, { logger: ['error'], abortOnError: false });
  const { link } = await app.get(AppointAdministrator, { strict: false }).appoint({ email });
  process.stdout.write(`${email} is an administrator.\n`);
  if (link) process.stdout.write(`Within the hour, choose a password here:\n${link}\n`);
  await app.close();
});
