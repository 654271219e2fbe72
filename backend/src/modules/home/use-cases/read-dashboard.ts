import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { isTierAtLeast, type Tier } from '#kernel/tier.ts';
import { lowestMonthlyPrice } from '#modules/billing/index.ts';
import { CourseOutlineReader, type ModuleOutline } from '#modules/content/index.ts';
import { ReadCircles } from '#modules/live-events/index.ts';
import { ReadUrgentNotice, type RequestReader, type UrgentNotice } from '#modules/membership/index.ts';
import { computePracticeDay, ReadPracticeSummary, type NextPracticeStep } from '#modules/practice/index.ts';
import {
  sectionNames,
  sectionTiers,
  type DashboardView,
  type NextStepView,
  type SectionView,
  type UrgentMessageView,
} from './dashboard.view.ts';

interface DashboardInput {
  readonly reader: RequestReader;
  readonly isStaff: boolean;
  readonly zone: string;
}

@Injectable()
export class ReadDashboard {
  constructor(
    private readonly clock: Clock,
    private readonly urgent: ReadUrgentNotice,
    private readonly outline: CourseOutlineReader,
    private readonly practice: ReadPracticeSummary,
    private readonly circles: ReadCircles,
  ) {}

  async read({ reader, isStaff, zone }: DashboardInput): Promise<DashboardView> {
    const { userId } = reader;
    const [{ tier, urgent }, { modules, meditations, reflection }] = await Promise.all([
      this.urgent.read(userId),
      this.outline.readForDay(computePracticeDay(this.clock.now(), zone), reader),
    ]);
    const [now, circle] = await Promise.all([
      this.practice.read({ userId, zone, tier, modules, meditations, reflectionId: reflection?.id ?? null }),
      this.circles.next(userId, tier),
    ]);
    const { from, to, days } = now.moon;
    return {
      now: this.clock.now().toISOString(),
      tier,
      plansFrom: tier === 'free' && !isStaff ? lowestMonthlyPrice : null,
      urgent: urgent && toUrgentView(urgent),
      continue: now.next ? toStepView(now.next, modules) : null,
      isAllSeen: now.isAllSeen,
      circle: circle ?? null,
      reflection: reflection
        ? {
            question: reflection.question,
            words: reflection.text.split(/\s+/).length,
            wroteAt: now.wroteAt?.toISOString() ?? null,
          }
        : null,
      moon: { from: from.toISOString(), to: to.toISOString(), days: [...days] },
      modules: now.modules,
      rooms: buildSectionViews(tier, isStaff),
    };
  }
}

const toUrgentView = ({ until, ...urgent }: UrgentNotice): UrgentMessageView => ({
  ...urgent,
  until: until?.toISOString() ?? null,
});

function toStepView(step: NextPracticeStep, modules: readonly ModuleOutline[]): NextStepView {
  const { kind, positionSec } = step;
  if (step.kind === 'meditation') {
    const { id, title, durationSec } = step.meditation;
    return { ...{ kind, id, title, durationSec, positionSec }, isFirst: false, place: null };
  }
  const { lesson, module, isFirst } = step;
  const { id, title, durationSec, slug } = lesson;
  const programs = [...new Set(modules.map(({ programId }) => programId))];
  const ofProgram = modules.filter(({ programId }) => programId === module.programId);
  return {
    ...{ kind, id, title, durationSec, positionSec, isFirst },
    place: {
      lessonSlug: slug,
      moduleSlug: module.slug,
      programTitle: module.programTitle,
      programNumber: programs.indexOf(module.programId) + 1,
      moduleNumber: ofProgram.indexOf(module) + 1,
      lessonNumber: module.lessons.indexOf(lesson) + 1,
    },
  };
}

const buildSectionViews = (tier: Tier, isStaff: boolean): SectionView[] =>
  sectionNames.map((name) => {
    const needs = sectionTiers[name];
    return { name, needs, locked: !isStaff && !isTierAtLeast(tier, needs) };
  });
