import { NestFactory } from '@nestjs/core';
import { SetUpPrices } from '../modules/billing/index.ts';
import { run } from './run.ts';
import { WorkerModule } from './worker.module.ts';

/** Creates or adopts the products and six prices in the Stripe account. Safe to repeat. */
await run('stripe:setup', async () => {
  const app = await NestFactory.createApplicationContext(WorkerModule, { logger: ['error'], abortOnError: false });
  const prices = await app.get(SetUpPrices, { strict: false }).execute();
  process.stdout.write(`${Object.keys(prices).length} prices are ready\n`);
  await app.close();
});
