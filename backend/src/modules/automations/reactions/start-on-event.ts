import { Injectable, type Type } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { ReactsTo } from '#platform/reactions/reaction.ts';
import { createMailServices } from '#modules/mailing/index.ts';
import { StartAutomationRuns } from '../use-cases/runs/start-runs.ts';
import type { AutomationTrigger } from '../use-cases/triggers/trigger.ts';
import { automationTriggers } from '../use-cases/triggers/triggers.ts';

function createReaction({ name, on, label, findPeople }: AutomationTrigger): Type[] {
  if (!on) return [];
  @Injectable()
  class StartAutomationsOnEvent {
    constructor(
      private readonly runs: StartAutomationRuns,
      private readonly modules: ModuleRef,
    ) {}

    @ReactsTo([on as NonNullable<typeof on>], { name: `StartAutomations-${name}`, queue: 'notices' })
    async start(payload: object, occurredAt: Date): Promise<void> {
      const services = createMailServices(this.modules);
      await this.runs.start({
        ...{ trigger: name, label: label?.(payload), occurredAt },
        findPeople: () => findPeople(payload, services),
      });
    }
  }
  return [StartAutomationsOnEvent];
}

export const startAutomationsOnEvents: Type[] = automationTriggers.flatMap(createReaction);
