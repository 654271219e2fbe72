import { NestFactory } from '@nestjs/core';
import { SetUpPrices } from '#modules/billing/index.ts';
import { Settings } from '#platform/config/settings.ts';
import { DemoCircleSeeder } from './demo-data/demo-circles.ts';
import { DemoContentSeeder } from './demo-data/demo-content.ts';
import { DemoDataModule } from './demo-data/demo-data.module.ts';
import { DemoForumSeeder } from './demo-data/demo-forum.ts';
import { DemoInquirySeeder } from './demo-data/demo-inquiries.ts';
import { DemoMemberSeeder } from './demo-data/demo-members.ts';
import { DemoPayerSeeder } from './demo-data/demo-payers.ts';
import { DemoPracticeSeeder } from './demo-data/demo-practice.ts';
import { DemoReplaySeeder } from './demo-data/demo-replays.ts';
import { DemoSubscriberSeeder } from './demo-data/demo-subscribers.ts';
import { DemoVisionarySeeder } from './demo-data/demo-visionary.ts';
import { runProcess } from './run.ts';

await runProcess('demo-data', async () => {
  const app = await NestFactory.createApplicationContext(DemoDataModule, { logger: ['error'], abortOnError: false });
  if (!app.get(Settings).demoData) throw new Error('Demo data is for the embedded default only (DEMO_DATA=true).');
  await app.get(SetUpPrices, { strict: false }).setUp();
  for (const part of [
    DemoMemberSeeder,
    DemoContentSeeder,
    DemoSubscriberSeeder,
    DemoInquirySeeder,
    DemoPracticeSeeder,
    DemoPayerSeeder,
    DemoCircleSeeder,
    DemoReplaySeeder,
    DemoForumSeeder,
    DemoVisionarySeeder,
  ]) {
    process.stdout.write(`${await app.get(part).seed()}\n`);
  }
  await app.close();
});
