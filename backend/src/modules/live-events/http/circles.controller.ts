import { Body, Controller, Delete, Get, Header, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { CurrentUser, Requires } from '#platform/http/access.ts';
import { Limit, type LimitOptions } from '#platform/http/limit.ts';
import { CirclesView } from '../use-cases/dates/circles.view.ts';
import { ReadCircles } from '../use-cases/dates/read-circles.ts';
import { JoinCircle } from '../use-cases/joining/join-circle.ts';
import { AnswerEvent } from '../use-cases/rsvp/answer-event.ts';
import { AnswerDto, CirclesQuery, WayInView, HeldDateDto } from './circles.dto.ts';

/** Somebody presses again and again while a door is about to open. */
const answering: LimitOptions = { setting: 'limitCircles', windowSeconds: 60, per: 'user' };

@Controller('api')
export class CirclesController {
  constructor(
    private readonly circles: ReadCircles,
    private readonly joinCircle: JoinCircle,
    private readonly answerEvent: AnswerEvent,
  ) {}

  /** The circles by their next dates, and those that ended within a week. With a tier: the next dates of its own events. */
  @Get('circles')
  @Requires('member')
  list(@CurrentUser() userId: string, @Query() { tier }: CirclesQuery): Promise<CirclesView> {
    return tier ? this.circles.ofTier(userId, tier) : this.circles.list(userId);
  }

  /** The last date of an event and the next ones, with what the member said of each. */
  @Get('events/:id/dates')
  @Requires('member')
  dates(@CurrentUser() userId: string, @Param('id') eventId: string): Promise<CirclesView> {
    return this.circles.ofEvent(userId, eventId);
  }

  /** The way into the room, from ten minutes before the start to the end of that date. */
  @Post('events/:id/join')
  @HttpCode(200)
  @Header('cache-control', 'private, no-store')
  @Requires('member')
  @Limit(answering)
  async join(
    @CurrentUser() userId: string,
    @Param('id') eventId: string,
    @Body() { startsAt }: HeldDateDto,
  ): Promise<WayInView> {
    return { url: await this.joinCircle.join({ userId, eventId, startsAt }) };
  }

  /** The member comes to one date, or to each of the series. Where all places are taken, they wait for one. */
  @Put('events/:id/rsvp')
  @Requires('member')
  @Limit(answering)
  async come(
    @CurrentUser() userId: string,
    @Param('id') eventId: string,
    @Body() { startsAt = null }: AnswerDto,
  ): Promise<CirclesView> {
    await this.answerEvent.come({ userId, eventId, startsAt });
    return this.circles.ofEvent(userId, eventId);
  }

  /** The member does not come to one date, or takes back what they said of the series. */
  @Delete('events/:id/rsvp')
  @Requires('member')
  @Limit(answering)
  async leave(
    @CurrentUser() userId: string,
    @Param('id') eventId: string,
    @Query() { startsAt = null }: AnswerDto,
  ): Promise<CirclesView> {
    await this.answerEvent.leave({ userId, eventId, startsAt });
    return this.circles.ofEvent(userId, eventId);
  }
}
