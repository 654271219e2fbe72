import { Controller, Get, Param } from '@nestjs/common';
import { RequiresPermission } from '#platform/http/access.ts';
import { InquiryDetailsView } from '../use-cases/inquiry.view.ts';
import { ReadInquiryDetails } from '../use-cases/read-inquiry-details.ts';

@Controller('api/admin/inquiries')
export class InquiryController {
  constructor(private readonly readInquiry: ReadInquiryDetails) {}

  /** Returns an inquiry with notes and replies, without marking the inquiry as read. */
  @Get(':id')
  @RequiresPermission('staff')
  one(@Param('id') id: string): Promise<InquiryDetailsView> {
    return this.readInquiry.read(id);
  }
}
