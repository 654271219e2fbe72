import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayUnique, IsArray, IsUUID } from 'class-validator';
import { composeDecorators } from '#platform/http/text-rules.ts';
import { OptionalWithDefault } from '../field-rules.ts';
import { rejectField, type ContentWriteTransaction } from '../kind.ts';
import { Person } from './entity.ts';

const maxPeople = 20;
const unknownPeopleMessage = 'Choose people that exist';

const tablesWithPeople = ['programs', 'lessons', 'events', 'meditations'] as const;

export const PersonIdsField = (): PropertyDecorator =>
  OptionalWithDefault(
    composeDecorators(
      ApiProperty({ type: [String], format: 'uuid', maxItems: maxPeople, default: [], required: false }),
      IsArray({ message: unknownPeopleMessage }),
      ArrayMaxSize(maxPeople, { message: `There may be at most ${maxPeople} people` }),
      ArrayUnique({ message: 'Name each person once' }),
      IsUUID(undefined, { each: true, message: unknownPeopleMessage }),
    ),
  );

export const buildPeopleSql = (alias: string): string =>
  `coalesce((select jsonb_agg(jsonb_build_object('id', person.id, 'slug', person.slug, 'name', person.title,
       'line', person.line, 'portraitUrl', person.portrait_url, 'hasBio', person.bio is not null, 'isSample', person.is_sample) order by named.place)
     from unnest(${alias}.person_ids) with ordinality as named (id, place) join people person on person.id = named.id),
     '[]'::jsonb)`;

/** Locks the people until the transaction ends, so that no one deletes them before the content is stored. */
export async function checkPeopleExist<Draft extends { readonly personIds?: readonly string[] | undefined }>(
  draft: Draft,
  em: EntityManager,
): Promise<Draft> {
  const ids = [...(draft.personIds ?? [])];
  if (ids.length === 0) return draft;
  const there = await em.find(Person, { id: { $in: ids } }, { lockMode: LockMode.PESSIMISTIC_READ });
  return there.length === ids.length ? draft : rejectField('personIds', unknownPeopleMessage);
}

export async function removePersonReferences(id: string, { em }: ContentWriteTransaction): Promise<void> {
  for (const table of tablesWithPeople)
    await em.execute(`update ${table} set person_ids = array_remove(person_ids, ?) where ? = any(person_ids)`, [
      id,
      id,
    ]);
}
