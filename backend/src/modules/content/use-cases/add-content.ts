import type { RequiredEntityData } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { newId } from '../../../kernel/id.ts';
import { Transaction } from '../../../platform/database/transaction.ts';
import { LiveEvent } from '../domain/event.entity.ts';
import { ContentChanged } from '../domain/events.ts';
import type { ContentKind } from '../domain/kinds.ts';
import { Lesson } from '../domain/lesson.entity.ts';
import { Meditation } from '../domain/meditation.entity.ts';
import { ProgramModule } from '../domain/module.entity.ts';
import { Program } from '../domain/program.entity.ts';
import { Resource } from '../domain/resource.entity.ts';

export const entities = {
  programs: Program,
  modules: ProgramModule,
  lessons: Lesson,
  events: LiveEvent,
  meditations: Meditation,
  resources: Resource,
};
export type Entities = { [Kind in ContentKind]: InstanceType<(typeof entities)[Kind]> };

/** The values of a new piece of content; a parent is given by its id. */
export type NewContent<Kind extends ContentKind> = Omit<RequiredEntityData<Entities[Kind]>, 'id'>;

/** The addresses a piece has; some kinds have none. */
export const slugsOf = (...pieces: readonly { readonly slug?: string }[]): string[] => [
  ...new Set(pieces.flatMap(({ slug }) => (slug === undefined ? [] : [slug]))),
];

/** Adds one piece of content. Resolves with its id. */
@Injectable()
export class AddContent {
  constructor(private readonly tx: Transaction) {}

  execute<Kind extends ContentKind>(kind: Kind, values: NewContent<Kind>): Promise<string> {
    return this.tx.run(async ({ em, outbox }) => {
      const id = newId();
      em.persist(em.create(entities[kind] as typeof Program, { ...values, id } as RequiredEntityData<Program>));
      outbox.append(new ContentChanged({ kind, id, slugs: slugsOf(values) }));
      return id;
    });
  }
}
