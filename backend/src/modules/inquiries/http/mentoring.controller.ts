import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, StreamableFile, UseGuards } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import { CurrentUser, RequiresPermission } from '#platform/http/access.ts';
import { RateLimit, type RateLimitOptions } from '#platform/http/limit.ts';
import { RequestMentoring } from '../use-cases/mentoring/request-mentoring.ts';
import { MemberMentoringView, MentoringView } from '../use-cases/mentoring/mentoring.view.ts';
import { ReadMentoring } from '../use-cases/mentoring/read-mentoring.ts';
import { RequestMentoringDto, RequestOtherDateDto } from './mentoring.dto.ts';
import { VisionaryGuard } from './visionary.guard.ts';

const mentoringLimit: RateLimitOptions = { setting: 'limitMentoring', windowSeconds: 3_600, per: 'user' };

@Controller('api/mentoring')
@UseGuards(VisionaryGuard)
export class MentoringController {
  constructor(
    private readonly readMentoring: ReadMentoring,
    private readonly askForMentoring: RequestMentoring,
  ) {}

  /** Returns the mentors and your latest mentoring request. */
  @Get()
  @RequiresPermission('member')
  read(@CurrentUser() userId: string): Promise<MemberMentoringView> {
    return this.readMentoring.read(userId);
  }

  /** Requests a mentoring hour. While a request is open, a second request with the same content changes nothing. */
  @Post()
  @RequiresPermission('member')
  @RateLimit(mentoringLimit)
  ask(@CurrentUser() userId: string, @Body() asked: RequestMentoringDto): Promise<MentoringView> {
    return this.askForMentoring.request({ userId, ...asked });
  }

  /** Requests another date for the mentoring hour. The agreed date stays valid until staff reply. */
  @Put(':id')
  @RequiresPermission('member')
  @RateLimit(mentoringLimit)
  move(
    @CurrentUser() userId: string,
    @Param('id') id: string,
    @Body() request: RequestOtherDateDto,
  ): Promise<MentoringView> {
    return this.askForMentoring.requestOtherDate({ id, userId, ...request });
  }

  /** Withdraws the mentoring request. */
  @Delete(':id')
  @HttpCode(204)
  @RequiresPermission('member')
  takeBack(@CurrentUser() userId: string, @Param('id') id: string): Promise<void> {
    return this.askForMentoring.cancel({ id, userId });
  }

  /** Returns a calendar file with the agreed mentoring hour. */
  @Get(':id/hour.ics')
  @RequiresPermission('member')
  @ApiProduces('text/calendar')
  @ApiOkResponse({ schema: { type: 'string' } })
  async calendar(@CurrentUser() userId: string, @Param('id') id: string): Promise<StreamableFile> {
    return new StreamableFile(Buffer.from(await this.readMentoring.calendarFile({ id, userId })), {
      type: 'text/calendar; charset=utf-8',
      disposition: 'attachment; filename="mentoring.ics"',
    });
  }
}
