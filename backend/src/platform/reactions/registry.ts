import { Injectable, type OnModuleInit, type Type } from '@nestjs/common';
import { DiscoveryService, Reflector } from '@nestjs/core';
import type { DomainEventClass } from '../../kernel/domain-event.ts';
import { queueNames } from '../queue/queues.ts';
import { scheduleMetadata, type ScheduleOptions, type ScheduledWork } from '../queue/schedule.ts';
import { reactionMetadata, type ReactionHandler, type ReactionOptions } from './reaction.ts';

export interface KnownReaction extends ReactionOptions {
  /** The class name: the policy sentence, unique in the product. */
  readonly name: string;
  readonly handler: ReactionHandler;
}

export interface KnownSchedule extends ScheduleOptions {
  readonly work: ScheduledWork;
}

/** Every reaction and schedule of the product. Refuses a wrong start. */
@Injectable()
export class Registry implements OnModuleInit {
  private reactions: KnownReaction[] = [];
  schedules: KnownSchedule[] = [];

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly reflector: Reflector,
  ) {}

  onModuleInit(): void {
    const providers = this.discovery
      .getProviders()
      .filter(({ metatype, instance }) => typeof metatype === 'function' && instance);
    const marked = <T>(key: string) =>
      providers.flatMap(({ metatype, instance }) => {
        const options = this.reflector.get<T | undefined>(key, metatype as Type);
        return options ? [{ options, name: (metatype as Type).name, instance: instance as unknown }] : [];
      });
    this.reactions = marked<ReactionOptions>(reactionMetadata).map(({ options, name, instance }) => ({
      ...options,
      name,
      handler: instance as ReactionHandler,
    }));
    this.schedules = marked<ScheduleOptions>(scheduleMetadata).map(({ options, instance }) => ({
      ...options,
      work: instance as ScheduledWork,
    }));
    refuseWrongStart(this.reactions, this.schedules);
  }

  /** The reactions to one type of fact. */
  to(type: string): KnownReaction[] {
    return this.reactions.filter((reaction) => reaction.to.type === type);
  }

  named(name: string): KnownReaction | undefined {
    return this.reactions.find((reaction) => reaction.name === name);
  }

  schedule(name: string): KnownSchedule | undefined {
    return this.schedules.find((schedule) => schedule.name === name);
  }
}

/** Throws one error that lists every fault: doubled names, a type declared twice, a queue nobody consumes. */
export function refuseWrongStart(
  reactions: readonly Pick<KnownReaction, 'name' | 'to' | 'queue'>[],
  schedules: readonly Pick<KnownSchedule, 'name' | 'queue'>[],
  consumed: readonly string[] = queueNames,
): void {
  const twice = (names: string[]) => [...new Set(names.filter((name, at) => names.indexOf(name) !== at))];
  const classes = [...new Set<DomainEventClass>(reactions.map(({ to }) => to))];
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
