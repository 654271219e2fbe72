import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.ts';
import { AddContent } from '../../modules/content/index.ts';
import { Database } from '../../platform/database/database.ts';
import { Transaction } from '../../platform/database/transaction.ts';
import { demoEvents } from './events.ts';
import { demoMeditations, demoResources } from './library.ts';
import { demoPrograms, type DemoProgram } from './programs.ts';

const minute = 60_000;

/** Programs, events and library, in one commit: there whole or not at all. */
@Injectable()
export class DemoContent {
  constructor(
    private readonly tx: Transaction,
    private readonly database: Database,
    private readonly add: AddContent,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<string> {
    const [there] = await this.database.sql('select 1 from programs limit 1');
    if (there) return 'content is there';
    const now = this.clock.now();
    const before = (minutes: number) => new Date(now.getTime() - minutes * minute);
    await this.tx.run(async () => {
      for (const [at, program] of demoPrograms.entries()) await this.addProgram(program, before(100 - at));
      for (const event of demoEvents(now)) await this.add.execute('events', event);
      for (const [at, values] of demoMeditations.entries())
        await this.add.execute('meditations', { ...values, createdAt: before(100 - at) });
      for (const [at, values] of demoResources.entries())
        await this.add.execute('resources', { ...values, createdAt: before(100 - at) });
    });
    return `${demoPrograms.length} programs, the events and the library are there`;
  }

  private async addProgram({ modules, ...values }: DemoProgram, createdAt: Date): Promise<void> {
    const program = await this.add.execute('programs', { ...values, isMembersOnly: true, createdAt });
    for (const [at, { lessons, title, tier }] of modules.entries()) {
      const slug = `${values.slug}-${at + 1}`;
      const module = await this.add.execute('modules', {
        program: program as never,
        title,
        slug,
        orderNum: at + 1,
        visibilityTier: tier,
      });
      for (const [order, [lesson, minutes, summary, transcript, reflectionPrompt]] of lessons.entries()) {
        await this.add.execute('lessons', {
          module: module as never,
          title: lesson,
          slug: `${slug}-${order + 1}`,
          orderNum: order + 1,
          visibilityTier: tier,
          durationSec: minutes * 60,
          summary,
          transcript,
          reflectionPrompt,
        });
      }
    }
  }
}
