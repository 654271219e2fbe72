import { Body, Controller, Get, HttpCode, Param, Put, Query, UseGuards } from '@nestjs/common';
import { CurrentUser, Requires } from '#platform/http/access.ts';
import { IdParams } from '#platform/http/id-params.dto.ts';
import { Limit } from '#platform/http/limit.ts';
import { CardView, MentionableView, ProfileView } from '../use-cases/people/people.view.ts';
import { Profiles } from '../use-cases/people/profiles.ts';
import { MuteDto, PeopleQuery, ProfileDto } from './forum.dto.ts';
import { ForumGuard, forumLimit } from './forum.guard.ts';

/** Forum profiles; only members can read them. */
@Controller('api/forum')
@UseGuards(ForumGuard)
export class PeopleController {
  constructor(private readonly profiles: Profiles) {}

  /** Your own profile. */
  @Get('profile')
  @Requires('member')
  @Limit(forumLimit)
  own(@CurrentUser() userId: string): Promise<ProfileView> {
    return this.profiles.own(userId);
  }

  @Put('profile')
  @Requires('member')
  @Limit(forumLimit)
  change(@CurrentUser() userId: string, @Body() profile: ProfileDto): Promise<ProfileView> {
    return this.profiles.change(userId, profile);
  }

  /** Up to six members to mention: a word of their name begins with the query. */
  @Get('people')
  @Requires('member')
  @Limit(forumLimit)
  find(@CurrentUser() userId: string, @Query() { q, topic }: PeopleQuery): Promise<MentionableView[]> {
    return this.profiles.findMentionable({ userId, q, ...(topic && { topicId: topic }) });
  }

  @Get('people/:id')
  @Requires('member')
  @Limit(forumLimit)
  card(@CurrentUser() userId: string, @Param() { id }: IdParams): Promise<CardView> {
    return this.profiles.card({ userId, id });
  }

  /** Hides the posts of this member from you, or shows them again. */
  @Put('people/:id/muted')
  @HttpCode(204)
  @Requires('member')
  @Limit(forumLimit)
  mute(@CurrentUser() userId: string, @Param() { id }: IdParams, @Body() { isMuted }: MuteDto): Promise<void> {
    return this.profiles.mute({ userId, id, isMuted });
  }
}
