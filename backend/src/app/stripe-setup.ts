import { NestFactory } from '@nestjs/core';
import { SetUpPrices, SetUpWebhook } from '#modules/billing/index.ts';
import { allowMissingWebhookSecret } from '#platform/config/allow-missing-webhook-secret.ts';
import { CommandModule } from './command.module.ts';
import { runProcess } from './run.ts';
import { formatWebhookInstructions } from './webhook-instructions.ts';

await runProcess('stripe:setup', async () => {
  allowMissingWebhookSecret();
  const app = await NestFactory.createApplicationContext(CommandModule, { logger: ['error'], abortOnError: false });
  const prices = await app.get(SetUpPrices, { strict: false }).setUp();
  process.stdout.write(`${Object.keys(prices).length} prices are ready.\n`);
  const webhook = await app.get(SetUpWebhook, { strict: false }).setUp();
  process.stdout.write(`${formatWebhookInstructions(webhook)}\n`);
  await app.close();
});
