import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import type { DomainEventClass } from '#kernel/domain-event.ts';
import { listExportedEventTypes } from '../modules/event-types.ts';
import { queueNames } from '../queue/queues.ts';
import { scheduleMetadata, type ScheduleOptions } from '../queue/schedule.ts';
import { reactionMetadata, type ReactionOptions } from './reaction.ts';

export interface RegisteredReaction extends ReactionOptions {
  readonly handle: (payload: object, occurredAt: Date) => Promise<unknown>;
}

export interface RegisteredSchedule extends ScheduleOptions {
  readonly run: () => Promise<unknown>;
}

@Injectable()
export class ReactionAndScheduleRegistry implements OnModuleInit {
  private reactions: RegisteredReaction[] = [];
  private readonly byName = new Map<string, RegisteredReaction>();
  private readonly byType = new Map<string, RegisteredReaction[]>();
  schedules: RegisteredSchedule[] = [];
  /** Types of all events of this release, separated by commas. */
  eventTypes = '';

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
  ) {}

  onModuleInit(): void {
    for (const { metatype, instance } of this.discovery.getProviders())
      if (typeof metatype === 'function' && typeof instance === 'object' && instance) this.add(instance);
    assertValidRegistry(this.reactions, this.schedules);
    const withReaction = this.reactions.flatMap(({ to }) => to.map(({ type }) => type));
    this.eventTypes = [...new Set([...listExportedEventTypes(), ...withReaction])].join();
    for (const reaction of this.reactions) {
      this.byName.set(reaction.name, reaction);
      for (const type of new Set(reaction.to.map((event) => event.type)))
        this.byType.set(type, [...this.findReactionsTo(type), reaction]);
    }
  }

  findReactionsTo(type: string): readonly RegisteredReaction[] {
    return this.byType.get(type) ?? [];
  }

  findReaction(name: string): RegisteredReaction | undefined {
    return this.byName.get(name);
  }

  /** Names of all reactions with the types of their events. */
  listReactions(): { type: string; name: string }[] {
    return [...this.byType].flatMap(([type, reactions]) => reactions.map(({ name }) => ({ type, name })));
  }

  /** True if the events of this reaction have no other reaction. */
  isOnlyReaction({ to }: RegisteredReaction): boolean {
    return to.every(({ type }) => this.findReactionsTo(type).length === 1);
  }

  findSchedule(name: string): RegisteredSchedule | undefined {
    return this.schedules.find((schedule) => schedule.name === name);
  }

  private add(instance: object): void {
    const prototype = Object.getPrototypeOf(instance) as Record<string, (...args: unknown[]) => Promise<unknown>>;
    for (const name of this.scanner.getAllMethodNames(prototype)) {
      const method = prototype[name];
      if (!method) continue;
      const reaction = this.reflector.get<ReactionOptions | undefined>(reactionMetadata, method);
      const schedule = this.reflector.get<ScheduleOptions | undefined>(scheduleMetadata, method);
      if (reaction) this.reactions.push({ ...reaction, handle: (...args) => method.call(instance, ...args) });
      if (schedule) this.schedules.push({ ...schedule, run: () => method.call(instance) });
    }
  }
}

export function assertValidRegistry(
  reactions: readonly Pick<RegisteredReaction, 'name' | 'to' | 'queue'>[],
  schedules: readonly Pick<RegisteredSchedule, 'name' | 'queue'>[],
  consumed: readonly string[] = queueNames,
): void {
  const twice = (names: string[]) => [...new Set(names.filter((name, at) => names.indexOf(name) !== at))];
  const classes = [...new Set<DomainEventClass>(reactions.flatMap(({ to }) => to))];
  const orphans = [...reactions, ...schedules].filter(({ queue }) => !consumed.includes(queue));
  const faults = [
    ...twice(reactions.map(({ name }) => name)).map((name) => `the reaction ${name} exists twice`),
    ...twice(schedules.map(({ name }) => name)).map((name) => `the schedule ${name} exists twice`),
    ...twice(classes.map(({ type }) => type)).map((type) => `the event type ${type} is declared twice`),
    ...classes.filter(({ type }) => !type).map((made) => `the event ${made.name} has no type`),
    ...orphans.map(({ name, queue }) => `${name} is meant for the queue ${queue}, which nothing consumes`),
  ];
  if (faults.length > 0) throw new Error(`The product cannot start: ${faults.join('; ')}.`);
}
