import { LockMode, UniqueConstraintViolationException } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { newId } from '#kernel/id.ts';
import { Database } from '#platform/database/database.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { decodeIdCursor, toResultPage, type PageQuery } from '#platform/http/page.ts';
import { Audience, isWholeList, type AudienceFilter } from '../../domain/audience.entity.ts';
import { AudienceInUse, AudienceNameTaken, AudienceNotFound, ChangedMeanwhile } from '../../domain/campaign-errors.ts';
import { EmailCampaign } from '../../domain/email-campaign.entity.ts';
import type { AudiencePage, AudienceView } from './audience.view.ts';

interface AudienceInput {
  readonly name: string;
  readonly filter: AudienceFilter;
}

@Injectable()
export class Audiences {
  constructor(
    private readonly database: Database,
    private readonly tx: Transaction,
    private readonly clock: Clock,
  ) {}

  async list({ limit, cursor }: PageQuery): Promise<AudiencePage> {
    const after = cursor ? { id: { $lt: decodeIdCursor(cursor) } } : {};
    const found = await this.database.em().find(Audience, after, { orderBy: { id: 'desc' }, limit: limit + 1 });
    return toResultPage(found, limit, toAudienceView, ({ id }) => [id]);
  }

  async read(id: string): Promise<AudienceView> {
    const audience = await this.database.em().findOne(Audience, { id });
    if (!audience) throw new AudienceNotFound();
    return toAudienceView(audience);
  }

  create({ name, filter }: AudienceInput, createdBy: string): Promise<AudienceView> {
    const now = this.clock.now();
    return this.store(async () =>
      this.tx.run(async ({ em }) =>
        em.create(Audience, { id: newId(), name, filter, createdBy, createdAt: now, updatedAt: now }),
      ),
    );
  }

  change(id: string, input: Partial<AudienceInput>, seen: Date | undefined): Promise<AudienceView> {
    return this.store(() =>
      this.tx.run(async ({ em }) => {
        const audience = await em.findOne(Audience, id, { lockMode: LockMode.PESSIMISTIC_WRITE });
        if (!audience) throw new AudienceNotFound();
        if (seen && seen.getTime() !== audience.updatedAt.getTime()) throw new ChangedMeanwhile(audience.updatedAt);
        if (input.name !== undefined) audience.name = input.name;
        if (input.filter !== undefined) {
          await requireNotScheduled(em, id);
          audience.filter = input.filter;
        }
        audience.updatedAt = this.clock.now();
        return audience;
      }),
    );
  }

  delete(id: string): Promise<void> {
    return this.tx.run(async ({ em }) => {
      const audience = await em.findOne(Audience, id, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!audience) throw new AudienceNotFound();
      await requireNotScheduled(em, id);
      em.remove(audience);
    });
  }

  private async store(work: () => Promise<Audience>): Promise<AudienceView> {
    try {
      return toAudienceView(await work());
    } catch (error) {
      throw error instanceof UniqueConstraintViolationException ? new AudienceNameTaken() : error;
    }
  }
}

/** The caller must have locked the row of the audience. */
async function requireNotScheduled(em: EntityManager, audienceId: string): Promise<void> {
  if ((await em.count(EmailCampaign, { audienceId, status: 'scheduled' })) > 0) throw new AudienceInUse();
}

const toAudienceView = ({ id, name, filter, createdAt, updatedAt }: Audience): AudienceView => ({
  ...{ id, name, isWholeList: isWholeList(filter) },
  filter: filter as AudienceView['filter'],
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});
