import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.ts';
import { Person } from '../kinds/person/entity.ts';
import type { NamedPersonView } from '../kinds/person/kind.ts';

@Injectable()
export class MentorReader {
  constructor(private readonly database: Database) {}

  async list(): Promise<NamedPersonView[]> {
    const orderBy = [{ orderNum: 'asc' as const }, { id: 'asc' as const }];
    const people = await this.database.em().find(Person, { isMentor: true }, { orderBy });
    return people.map(({ id, slug, title: name, line, portraitUrl = null, bio, isSample }) => ({
      ...{ id, slug, name, line, portraitUrl, hasBio: Boolean(bio), isSample },
    }));
  }
}
