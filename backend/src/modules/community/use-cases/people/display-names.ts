import { Injectable } from '@nestjs/common';
import { hasLinkOrEmail } from '#kernel/visible-text.ts';
import { Database } from '#platform/database/database.ts';
import { Schedule } from '#platform/queue/schedule.ts';
import { FindStaff } from '#modules/auth/index.ts';
import { DisplayNameNotAllowed, DisplayNameTaken } from '../../domain/errors.ts';
import { imitatesInstitute, computeNameSkeleton } from './name-skeleton.ts';

interface NamedUser {
  readonly userId: string;
  readonly name: string;
}

const fallbackName = 'A member';
const maxNameLetters = 60;
const backfillBatchSize = 500;

@Injectable()
export class DisplayNameChecker {
  constructor(
    private readonly database: Database,
    private readonly staff: FindStaff,
  ) {}

  async check({ userId, name }: NamedUser): Promise<string> {
    if (hasLinkOrEmail(name)) throw new DisplayNameNotAllowed('A name cannot be a link or an email.');
    const skeleton = computeNameSkeleton(name);
    if (!(await this.isStaff(userId))) {
      const names = await this.staff.listNames();
      if (imitatesInstitute(name) || names.some((one) => computeNameSkeleton(one) === skeleton))
        throw new DisplayNameNotAllowed('Only staff can use this name. Please choose another one.');
    }
    if ((await this.findTaken(userId, [skeleton])).size > 0)
      throw new DisplayNameTaken(await this.suggestName({ userId, name }));
    return skeleton;
  }

  async forAccount({ userId, name }: NamedUser): Promise<{ accountName: string; accountSkeleton: string }> {
    const accountName = await this.toDisplayName({ userId, name });
    return { accountName, accountSkeleton: computeNameSkeleton(accountName) };
  }

  private async toDisplayName({ userId, name }: NamedUser): Promise<string> {
    if (!name || hasLinkOrEmail(name)) return fallbackName;
    if (imitatesInstitute(name) && !(await this.isStaff(userId))) return fallbackName;
    const chosen = await this.database.sql('select from forum_profile where shown_skeleton = ? and user_id <> ?', [
      computeNameSkeleton(name),
      userId,
    ]);
    return chosen.length > 0 ? this.suggestName({ userId, name }) : name;
  }

  async suggestName({ userId, name }: NamedUser): Promise<string> {
    const candidates = Array.from(
      { length: 50 },
      (_, at) => `${[...name].slice(0, maxNameLetters - 3).join('')} ${at + 2}`,
    );
    const taken = await this.findTaken(userId, candidates.map(computeNameSkeleton));
    return candidates.find((candidate) => !taken.has(computeNameSkeleton(candidate))) ?? fallbackName;
  }

  @Schedule({ name: 'community.fill-name-skeletons', queue: 'content', everySeconds: 60 })
  async backfillSkeletons(): Promise<void> {
    const rows = await this.database.sql<{ id: string; account: string; shown: string | null }>(
      `select user_id as id, account_name as account, shown_name as shown from forum_profile
       where account_skeleton is null limit ?`,
      [backfillBatchSize],
    );
    for (const { id, account, shown } of rows) {
      const skeleton = shown === null ? null : computeNameSkeleton(shown);
      await this.database.sql(
        `update forum_profile set account_skeleton = ?, shown_skeleton = case
           when not exists (select from forum_profile other where other.shown_skeleton = ?) then ? end
         where user_id = ? and account_skeleton is null`,
        [computeNameSkeleton(account), skeleton, skeleton, id],
      );
    }
  }

  private async findTaken(userId: string, skeletons: readonly string[]): Promise<Set<string>> {
    const list = `{${skeletons.map((one) => `"${one}"`).join(',')}}`;
    const rows = await this.database.sql<{ skeleton: string }>(
      `select shown_skeleton as skeleton from forum_profile where shown_skeleton = any(?::text[]) and user_id <> ?
       union select account_skeleton from forum_profile
       where account_skeleton = any(?::text[]) and shown_name is null and user_id <> ?`,
      [list, userId, list, userId],
    );
    return new Set(rows.map(({ skeleton }) => skeleton));
  }

  private async isStaff(userId: string): Promise<boolean> {
    return (await this.staff.filterStaff([userId])).has(userId);
  }
}
