import { Injectable } from '@nestjs/common';
import { hasAddress } from '#kernel/visible-text.ts';
import { Database } from '#platform/database/database.ts';
import { Schedule } from '#platform/queue/schedule.ts';
import { Staff } from '#modules/auth/index.ts';
import { NameNotAllowed, NameTaken } from '../../domain/errors.ts';
import { imitatesInstitute, skeletonOf } from './name-skeleton.ts';

interface Named {
  readonly userId: string;
  readonly name: string;
}

const without = 'A member';
const mostLetters = 60;
const filledAtOnce = 500;

/** Rejects names that are links, imitate staff or look like another member's name. */
@Injectable()
export class ShownNames {
  constructor(
    private readonly database: Database,
    private readonly staff: Staff,
  ) {}

  /** Returns the skeleton of the name. Throws NameNotAllowed, NameTaken. */
  async check({ userId, name }: Named): Promise<string> {
    if (hasAddress(name)) throw new NameNotAllowed('A name cannot be a link or an email.');
    const skeleton = skeletonOf(name);
    if (!(await this.isStaff(userId))) {
      const names = await this.staff.names();
      if (imitatesInstitute(name) || names.some((one) => skeletonOf(one) === skeleton))
        throw new NameNotAllowed('Only staff can use this name. Please choose another one.');
    }
    if ((await this.taken(userId, [skeleton])).size > 0) throw new NameTaken(await this.freeName({ userId, name }));
    return skeleton;
  }

  async ofAccount({ userId, name }: Named): Promise<{ accountName: string; accountSkeleton: string }> {
    const accountName = await this.shownAs({ userId, name });
    return { accountName, accountSkeleton: skeletonOf(accountName) };
  }

  private async shownAs({ userId, name }: Named): Promise<string> {
    if (!name || hasAddress(name)) return without;
    if (imitatesInstitute(name) && !(await this.isStaff(userId))) return without;
    const chosen = await this.database.sql('select from forum_profile where shown_skeleton = ? and user_id <> ?', [
      skeletonOf(name),
      userId,
    ]);
    return chosen.length > 0 ? this.freeName({ userId, name }) : name;
  }

  async freeName({ userId, name }: Named): Promise<string> {
    const candidates = Array.from(
      { length: 50 },
      (_, at) => `${[...name].slice(0, mostLetters - 3).join('')} ${at + 2}`,
    );
    const taken = await this.taken(userId, candidates.map(skeletonOf));
    return candidates.find((candidate) => !taken.has(skeletonOf(candidate))) ?? without;
  }

  /** Backfills skeletons of earlier releases. Existing look-alikes keep their names. */
  @Schedule({ name: 'community.fill-name-skeletons', queue: 'content', everySeconds: 60 })
  async fill(): Promise<void> {
    const rows = await this.database.sql<{ id: string; account: string; shown: string | null }>(
      `select user_id as id, account_name as account, shown_name as shown from forum_profile
       where account_skeleton is null limit ?`,
      [filledAtOnce],
    );
    for (const { id, account, shown } of rows) {
      const skeleton = shown === null ? null : skeletonOf(shown);
      await this.database.sql(
        `update forum_profile set account_skeleton = ?, shown_skeleton = case
           when not exists (select from forum_profile other where other.shown_skeleton = ?) then ? end
         where user_id = ? and account_skeleton is null`,
        [skeletonOf(account), skeleton, skeleton, id],
      );
    }
  }

  private async taken(userId: string, skeletons: readonly string[]): Promise<Set<string>> {
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
    return (await this.staff.among([userId])).has(userId);
  }
}
