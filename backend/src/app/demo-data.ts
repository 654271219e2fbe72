import { NestFactory } from '@nestjs/core';
import { SetUpPrices } from '#modules/billing/index.ts';
import { Settings } from '#platform/config/settings.ts';
import { DemoCircles } from './demo-data/demo-circles.ts';
import { DemoContent } from './demo-data/demo-content.ts';
import { DemoDataModule } from './demo-data/demo-data.module.ts';
import { DemoForum } from './demo-data/demo-forum.ts';
import { DemoInquiries } from './demo-data/demo-inquiries.ts';
import { DemoMembers } from './demo-data/demo-members.ts';
import { DemoPayers } from './demo-data/demo-payers.ts';
import { DemoPractice } from './demo-data/demo-practice.ts';
import { DemoReplays } from './demo-data/demo-replays.ts';
import { DemoSubscribers } from './demo-data/demo-subscribers.ts';
import { DemoVisionary } from './demo-data/demo-visionary.ts';
import { runProcess } from './run.ts';

await runProcess('demo-data', async () => {
  const app = await NestFactory.createApplicationContext(DemoDataModule, { logger: ['error'], abortOnError: false });
  if (!app.get(Settings).demoData) throw new Error('Demo data is for the embedded default only (DEMO_DATA=true).');
  await app.get(SetUpPrices, { strict: false }).setUp();
  for (const part of [
    DemoContent,
    DemoMembers,
    DemoSubscribers,
    DemoInquiries,
    DemoPractice,
    DemoPayers,
    DemoCircles,
    DemoReplays,
    DemoForum,
    DemoVisionary,
  ]) {
    process.stdout.write(`${await app.get(part).seed()}\n`);
  }
  await app.close();
});
