import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { DisplayNameTaken, NoSuchMember } from '../../domain/errors.ts';
import type { Mention } from '../../domain/post.entity.ts';
import { Mute, Profile } from '../../domain/profile.entity.ts';
import { ForumAccess } from '../forum-access.ts';
import { PostAuthorReader } from './authors.ts';
import type { MemberCardView, MentionableMemberView, ProfileView } from './people.view.ts';
import { DisplayNameChecker } from './display-names.ts';

interface ProfileChange {
  readonly shownName: string | null;
  readonly line: string | null;
  readonly isHidden: boolean;
}

const maxFoundMembers = 6;

@Injectable()
export class ManageMemberProfiles {
  constructor(
    private readonly tx: Transaction,
    private readonly database: Database,
    private readonly access: ForumAccess,
    private readonly authors: PostAuthorReader,
    private readonly shownNames: DisplayNameChecker,
  ) {}

  async own(userId: string): Promise<ProfileView> {
    const { profile } = await this.access.requireReader(userId);
    return this.toView(profile);
  }

  private async toView({
    userId,
    accountName,
    shownName = null,
    line = null,
    isHidden,
  }: Profile): Promise<ProfileView> {
    const muted = await this.database.sql<MentionableMemberView>(
      `select p.user_id as id, coalesce(p.shown_name, p.account_name) as name from forum_mute m
       join forum_profile p on p.user_id = m.muted_id where m.user_id = ? order by name, id`,
      [userId],
    );
    return { accountName, shownName, line, isHidden, muted };
  }

  async change(userId: string, { shownName, line, isHidden }: ProfileChange): Promise<ProfileView> {
    const { profile } = await this.access.requireWriter(userId);
    const change = { shownName: shownName || null, line: line || null, isHidden };
    const isNew = change.shownName !== (profile.shownName ?? null);
    const shownSkeleton =
      isNew && change.shownName ? await this.shownNames.check({ userId, name: change.shownName }) : null;
    await this.database
      .em()
      .nativeUpdate(Profile, { userId }, { ...change, ...(isNew && { shownSkeleton }) })
      .catch(async (error: unknown) => {
        if (!(error instanceof UniqueConstraintViolationException)) throw error;
        throw new DisplayNameTaken(await this.shownNames.suggestName({ userId, name: change.shownName ?? '' }));
      });
    return this.toView(Object.assign(profile, change));
  }

  async card({ userId, id }: { userId: string; id: string }): Promise<MemberCardView> {
    await this.access.requireReader(userId);
    const em = this.database.em();
    const profile = await em.findOneOrFail(Profile, { userId: id }, { failHandler: () => new NoSuchMember() });
    const isMuted = (await em.count(Mute, { userId, mutedId: id })) > 0;
    const author = (await this.authors.read([id], userId))(id);
    if (profile.isHidden) return { ...author, memberSince: null, line: null, posts: null, isMuted };
    const memberSince = profile.memberSince.toISOString();
    return { ...author, memberSince, line: profile.line ?? null, posts: profile.postCount, isMuted };
  }

  async mute({ userId, id, isMuted }: { userId: string; id: string; isMuted: boolean }): Promise<void> {
    await this.access.requireReader(userId);
    await this.tx.run(async ({ em }) => {
      if (!isMuted) return void (await em.nativeDelete(Mute, { userId, mutedId: id }));
      if (id === userId || !(await em.findOne(Profile, { userId: id }))) throw new NoSuchMember();
      await em.upsert(Mute, { userId, mutedId: id });
    });
  }

  async findMentionable({
    userId,
    q,
    topicId,
  }: {
    userId: string;
    q: string;
    topicId?: string;
  }): Promise<MentionableMemberView[]> {
    await this.access.requireReader(userId);
    const begin = `${q
      .replaceAll('\u0000', '')
      .normalize('NFKC')
      .replace(/[\\%_]/g, '\\$&')}%`;
    return this.database.sql<MentionableMemberView>(
      `select p.user_id as id, coalesce(p.shown_name, p.account_name) as name from forum_profile p
       left join forum_read_marker r on r.user_id = p.user_id and r.topic_id = ? and r.has_written
       where (search_fold(coalesce(p.shown_name, p.account_name)) like search_fold(?)
           or search_fold(coalesce(p.shown_name, p.account_name)) like search_fold(?))
         and not p.is_hidden and p.user_id <> ? order by r.user_id is null, name, id limit ?`,
      [topicId ?? null, begin, `% ${begin}`, userId, maxFoundMembers],
    );
  }
}

export async function findMentionedMembers(
  em: EntityManager,
  ids: readonly string[],
  source: string,
): Promise<Mention[]> {
  if (ids.length === 0) return [];
  const found = await em.find(Profile, { userId: { $in: [...ids] }, isHidden: false });
  return found
    .map((profile) => ({ id: profile.userId, name: profile.name }))
    .filter(({ name }) => source.includes(`@${name}`));
}
