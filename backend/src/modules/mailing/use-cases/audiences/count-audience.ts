import { Injectable } from '@nestjs/common';
import { tiers } from '#kernel/tier.ts';
import { Database } from '#platform/database/database.ts';
import { CourseOutlineReader } from '#modules/content/index.ts';
import { audienceLists, isWholeList, type AudienceFilter } from '../../domain/audience.entity.ts';
import { EmailLabels } from '../labels/labels.ts';
import { AudienceReader, type AudiencePerson } from './audience-reader.ts';
import { buildConditions, needsAccountFacts, leftOutReasons, leftOutReasonSql } from './audience-sql.ts';
import type { AudienceCountView, AudienceOptionsView, AudiencePeopleView, LeftOutView } from './audience.view.ts';

const shownPeople = 20;
const maxSources = 200;

type Counts = LeftOutView & { readonly recipients: number };

@Injectable()
export class CountAudience {
  constructor(
    private readonly database: Database,
    private readonly reader: AudienceReader,
    private readonly outline: CourseOutlineReader,
    private readonly labels: EmailLabels,
  ) {}

  async count(filter: AudienceFilter): Promise<AudienceCountView> {
    const [{ recipients, ...leftOut }, { recipients: active }] = await Promise.all([
      needsAccountFacts(filter) ? this.countBySlices(filter) : this.countRows(filter),
      this.countRows({}),
    ]);
    return { recipients, leftOut, active, isWholeList: isWholeList(filter) };
  }

  async listPeople(filter: AudienceFilter): Promise<AudiencePeopleView> {
    const found: AudiencePerson[] = [];
    let after: string | undefined;
    do {
      const { people, next } = await this.reader.readSlice(filter, after);
      found.push(...people);
      after = next;
    } while (after && found.length < shownPeople);
    const items = found.slice(0, shownPeople);
    return { items: items.map((person) => ({ ...person, subscribedAt: person.subscribedAt.toISOString() })) };
  }

  async readOptions(): Promise<AudienceOptionsView> {
    const [sources, labels, modules] = await Promise.all([
      this.database.sql<{ name: string; people: number }>(
        `select source as name, count(*)::int as people from email_subscriber
         where source is not null group by source order by count(*) desc, source limit ${maxSources}`,
      ),
      this.labels.listAll(),
      this.outline.read(),
    ]);
    const programs = new Map(modules.map(({ programId, programTitle }) => [programId, programTitle]));
    return {
      lists: [...audienceLists],
      tiers: [...tiers],
      ...{ sources, labels },
      programs: [...programs].map(([id, title]) => ({ id, title })),
    };
  }

  private async countRows(filter: AudienceFilter): Promise<Counts> {
    const { sql, params } = buildConditions(filter);
    const columns = leftOutReasons.map((reason) => `(count(*) filter (where reason = '${reason}'))::int as ${reason}`);
    const [counts] = await this.database.sql<Counts>(
      `select (count(*) filter (where reason is null))::int as recipients, ${columns.join(', ')}
       from (select ${leftOutReasonSql} as reason from email_subscriber s where ${sql}) found`,
      params,
    );
    return counts ?? noCounts();
  }

  private async countBySlices(filter: AudienceFilter): Promise<Counts> {
    const counts = noCounts();
    let after: string | undefined;
    do {
      const { people, leftOut, next } = await this.reader.readSlice(filter, after);
      counts.recipients += people.length;
      for (const reason of leftOut) counts[reason] += 1;
      after = next;
    } while (after);
    return counts;
  }
}

const noCounts = () => ({ recipients: 0, unsubscribed: 0, unconfirmed: 0, suppressed: 0, muted: 0 });
