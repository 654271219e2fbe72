import { NestFactory } from '@nestjs/core';
import { isEmail } from 'class-validator';
import { RemoveFactorsByOperator } from '#modules/auth/index.ts';
import { CommandModule } from './command.module.ts';
import { runProcess } from './run.ts';

await runProcess('factors:remove', async () => {
  const [email = ''] = process.argv.slice(2);
  if (!isEmail(email, { allow_utf8_local_part: false })) {
    process.stderr.write('The email is missing. Use: npm run factors:remove <email>\n');
    process.exit(1);
  }
  const app = await NestFactory.createApplicationContext(CommandModule, { logger: ['error'], abortOnError: false });
  const count = await app.get(RemoveFactorsByOperator, { strict: false }).remove({ email });
  await app.close();
  if (count === undefined) {
    process.stderr.write(`No account has the email ${email}.\n`);
    process.exit(1);
  }
  process.stdout.write(
    count === 0
      ? `${email} has no two-step sign-in.\n`
      : `Two-step sign-in of ${email} is removed. Staff set it up again at the next sign-in.\n`,
  );
});
