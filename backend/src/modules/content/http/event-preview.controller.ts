import { Controller, Get, Query } from '@nestjs/common';
import { RequiresPermission } from '#platform/http/access.ts';
import { EventPreviewView } from '../use-cases/event-preview.view.ts';
import { PreviewEventDates } from '../use-cases/preview-event-dates.ts';
import { EventPreviewQuery } from './event-preview.dto.ts';

@Controller('api/admin/event-dates/preview')
export class EventPreviewController {
  constructor(private readonly dates: PreviewEventDates) {}

  /** Computes the next dates of an event from the values of its form, before they are saved. */
  @Get()
  @RequiresPermission('editor')
  preview(@Query() query: EventPreviewQuery): Promise<EventPreviewView> {
    return this.dates.preview(query);
  }
}
