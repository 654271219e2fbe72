import { Body, Controller, Delete, Get, Header, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { CurrentUser, RequiresPermission } from '#platform/http/access.ts';
import { RateLimit, type RateLimitOptions } from '#platform/http/limit.ts';
import { AllowedInPreview } from '#platform/preview/preview-requests.ts';
import { CirclesView } from '../use-cases/dates/circles.view.ts';
import { ReadCircles } from '../use-cases/dates/read-circles.ts';
import { JoinCircle } from '../use-cases/joining/join-circle.ts';
import { ManageRsvp } from '../use-cases/rsvp/manage-rsvp.ts';
import { RsvpDto, ListCirclesQuery, MeetingLinkView, EventDateDto } from './circles.dto.ts';

const rsvpLimit: RateLimitOptions = { setting: 'limitCircles', windowSeconds: 60, per: 'user' };

@Controller('api')
export class CirclesController {
  constructor(
    private readonly circles: ReadCircles,
    private readonly joinCircle: JoinCircle,
    private readonly answerEvent: ManageRsvp,
  ) {}

  /**
   * Lists the next date of each circle and its dates of the last week. With `tier`, lists the next four dates of events
   * whose lowest tier is exactly this tier.
   */
  @Get('circles')
  @AllowedInPreview()
  @RequiresPermission('member')
  list(@CurrentUser() userId: string, @Query() { tier }: ListCirclesQuery): Promise<CirclesView> {
    return tier ? this.circles.listByTier(userId, tier) : this.circles.list(userId);
  }

  /** Returns the last and the next occurrences of an event, with your RSVPs. */
  @Get('events/:id/dates')
  @AllowedInPreview()
  @RequiresPermission('member')
  dates(@CurrentUser() userId: string, @Param('id') eventId: string): Promise<CirclesView> {
    return this.circles.listByEvent(userId, eventId);
  }

  /**
   * Returns the link to the online meeting and records your attendance. Possible from ten minutes before the start
   * until the end.
   */
  @Post('events/:id/join')
  @HttpCode(200)
  @Header('cache-control', 'private, no-store')
  @RequiresPermission('member')
  @RateLimit(rsvpLimit)
  async join(
    @CurrentUser() userId: string,
    @Param('id') eventId: string,
    @Body() { startsAt }: EventDateDto,
  ): Promise<MeetingLinkView> {
    return { url: await this.joinCircle.join({ userId, eventId, startsAt }) };
  }

  /**
   * Stores your RSVP for one occurrence or for all occurrences. If the occurrence has no place left, you are added to
   * the waitlist.
   */
  @Put('events/:id/rsvp')
  @RequiresPermission('member')
  @RateLimit(rsvpLimit)
  async come(
    @CurrentUser() userId: string,
    @Param('id') eventId: string,
    @Body() { startsAt = null }: RsvpDto,
  ): Promise<CirclesView> {
    await this.answerEvent.accept({ userId, eventId, startsAt });
    return this.circles.listByEvent(userId, eventId);
  }

  /** Cancels your RSVP for one occurrence or for all occurrences. */
  @Delete('events/:id/rsvp')
  @RequiresPermission('member')
  @RateLimit(rsvpLimit)
  async leave(
    @CurrentUser() userId: string,
    @Param('id') eventId: string,
    @Query() { startsAt = null }: RsvpDto,
  ): Promise<CirclesView> {
    await this.answerEvent.cancel({ userId, eventId, startsAt });
    return this.circles.listByEvent(userId, eventId);
  }
}
