import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { ContentWriter, computeReadingSeconds, type NewContent } from '#modules/content/index.ts';
import { Database } from '#platform/database/database.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { DemoFileSeeder } from './demo-files.ts';
import { buildDemoEvents } from './events.ts';
import { demoMeditations, demoResources } from './library.ts';
import { getDemoVideo } from './media.ts';
import { demoPrograms, readLessonText, type DemoLesson, type DemoProgram } from './programs.ts';
import { buildDemoReflections } from './reflections.ts';
import { readDemoTexts } from './read-demo-texts.ts';

const minuteMs = 60_000;

type DemoTeacher = NewContent<'people'> & { readonly holds: readonly string[] };
const { teachers } = readDemoTexts<{ teachers: readonly DemoTeacher[] }>('teachers');

interface ProgramContext {
  readonly createdAt: Date;
  readonly personIds: string[];
  readonly toStored: Awaited<ReturnType<DemoFileSeeder['seed']>>;
}

@Injectable()
export class DemoContentSeeder {
  constructor(
    private readonly tx: Transaction,
    private readonly database: Database,
    private readonly content: ContentWriter,
    private readonly clock: Clock,
    private readonly files: DemoFileSeeder,
  ) {}

  async seed(): Promise<string> {
    const [there] = await this.database.sql('select 1 from programs limit 1');
    if (there) return 'content is there';
    const now = this.clock.now();
    const before = (minutes: number) => new Date(now.getTime() - minutes * minuteMs);
    const toStored = await this.files.seed();
    await this.tx.run(async () => {
      const personIdsOf = await this.addTeachers();
      for (const [at, program] of demoPrograms.entries())
        await this.addProgram(program, {
          createdAt: before(100 - at),
          personIds: personIdsOf(program.title),
          toStored,
        });
      for (const event of buildDemoEvents(now))
        await this.content.add('events', { ...event, personIds: personIdsOf(String(event.title)) });
      for (const [at, values] of demoMeditations.entries())
        await this.content.add('meditations', {
          ...toStored(values),
          personIds: personIdsOf(String(values.title)),
          createdAt: before(100 - at),
        });
      for (const [at, values] of demoResources.entries())
        await this.content.add('resources', { ...toStored(values), createdAt: before(100 - at) });
      for (const reflection of buildDemoReflections(now)) await this.content.add('reflections', reflection);
    });
    return `${demoPrograms.length} programs, the events, the library and the reflections are there`;
  }

  private async addTeachers(): Promise<(title: string) => string[]> {
    const added: { id: string; holds: readonly string[] }[] = [];
    for (const [at, { holds, ...values }] of teachers.entries()) {
      const id = await this.content.add('people', { ...values, orderNum: at + 1, isSample: true });
      added.push({ id, holds });
    }
    return (title) => added.filter(({ holds }) => holds.includes(title)).map(({ id }) => id);
  }

  private async addProgram(
    { modules, ...values }: DemoProgram,
    { createdAt, personIds, toStored }: ProgramContext,
  ): Promise<void> {
    const program = await this.content.add('programs', { ...values, isMembersOnly: true, createdAt, personIds });
    for (const [at, { lessons, title, tier, featured = null }] of modules.entries()) {
      const slug = `${values.slug}-${at + 1}`;
      const module = await this.content.add('modules', {
        program: program as never,
        ...{ title, slug, featured, orderNum: at + 1, visibilityTier: tier },
      });
      for (const [order, lesson] of lessons.entries()) {
        const { title: lessonTitle, summary, reflectionPrompt } = lesson;
        await this.content.add('lessons', {
          module: module as never,
          ...{ title: lessonTitle, summary, reflectionPrompt, personIds },
          slug: `${slug}-${order + 1}`,
          orderNum: order + 1,
          visibilityTier: tier,
          isOpen: at === 0 && order === 0,
          ...toStored(toLessonValues(lesson)),
        });
      }
    }
  }
}

function toLessonValues(lesson: DemoLesson) {
  if ('film' in lesson) return getDemoVideo(lesson.film);
  const transcript = readLessonText(lesson) ?? '';
  return { transcript, durationSec: computeReadingSeconds(transcript) };
}
