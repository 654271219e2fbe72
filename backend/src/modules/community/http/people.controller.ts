import { Body, Controller, Get, HttpCode, Param, Put, Query, UseGuards } from '@nestjs/common';
import { CurrentUser, RequiresPermission } from '#platform/http/access.ts';
import { IdParams } from '#platform/http/id-params.dto.ts';
import { RateLimit } from '#platform/http/limit.ts';
import { MemberCardView, MentionableMemberView, ProfileView } from '../use-cases/people/people.view.ts';
import { ManageMemberProfiles } from '../use-cases/people/profiles.ts';
import { MuteMemberDto, FindMembersQuery, UpdateProfileDto } from './forum.dto.ts';
import { ForumGuard, forumRateLimit } from './forum.guard.ts';

@Controller('api/forum')
@UseGuards(ForumGuard)
export class PeopleController {
  constructor(private readonly profiles: ManageMemberProfiles) {}

  /** Returns your own profile. */
  @Get('profile')
  @RequiresPermission('member')
  @RateLimit(forumRateLimit)
  own(@CurrentUser() userId: string): Promise<ProfileView> {
    return this.profiles.own(userId);
  }

  @Put('profile')
  @RequiresPermission('member')
  @RateLimit(forumRateLimit)
  change(@CurrentUser() userId: string, @Body() profile: UpdateProfileDto): Promise<ProfileView> {
    return this.profiles.change(userId, profile);
  }

  /** Returns up to six members who can be mentioned and whose name has a word that begins with the query. */
  @Get('people')
  @RequiresPermission('member')
  @RateLimit(forumRateLimit)
  find(@CurrentUser() userId: string, @Query() { q, topic }: FindMembersQuery): Promise<MentionableMemberView[]> {
    return this.profiles.findMentionable({ userId, q, ...(topic && { topicId: topic }) });
  }

  @Get('people/:id')
  @RequiresPermission('member')
  @RateLimit(forumRateLimit)
  card(@CurrentUser() userId: string, @Param() { id }: IdParams): Promise<MemberCardView> {
    return this.profiles.card({ userId, id });
  }

  /** Hides the posts of this member from you, or shows them again. */
  @Put('people/:id/muted')
  @HttpCode(204)
  @RequiresPermission('member')
  @RateLimit(forumRateLimit)
  mute(@CurrentUser() userId: string, @Param() { id }: IdParams, @Body() { isMuted }: MuteMemberDto): Promise<void> {
    return this.profiles.mute({ userId, id, isMuted });
  }
}
