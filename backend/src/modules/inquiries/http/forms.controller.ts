import { Body, Controller, Post } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import { Requires } from '#platform/http/access.ts';
import { Limit } from '#platform/http/limit.ts';
import { ReceiveInquiry } from '../use-cases/receive-inquiry.ts';
import { ReceiveWithdrawal } from '../use-cases/withdrawals/receive-withdrawal.ts';
import { InquiryReceivedView, WithdrawalReceivedView } from '../use-cases/inquiries.view.ts';
import { FormKey, formsLimit, keyHeader } from './form-rules.ts';
import { ContactFormDto, PartnerFormDto, VolunteerFormDto, WithdrawalFormDto } from './forms.dto.ts';

const key = {
  name: keyHeader,
  required: false,
  schema: { type: 'string', format: 'uuid' },
  description: 'Made once for a filled form: sent again with the same words, it is stored once and answered alike.',
} as const;

@Controller('api/forms')
export class FormsController {
  constructor(
    private readonly receiveInquiry: ReceiveInquiry,
    private readonly receiveWithdrawal: ReceiveWithdrawal,
  ) {}

  /** Somebody applies for a partnership. */
  @Post('partner')
  @ApiHeader(key)
  @Requires('anyone')
  @Limit(formsLimit)
  partner(
    @Body() { name, email, website: trap, ...answers }: PartnerFormDto,
    @FormKey() key?: string,
  ): Promise<InquiryReceivedView> {
    return this.receiveInquiry.receive({ kind: 'partner', name, email, answers, key, trap });
  }

  /** Somebody offers to volunteer. */
  @Post('volunteer')
  @ApiHeader(key)
  @Requires('anyone')
  @Limit(formsLimit)
  volunteer(
    @Body() { name, email, website: trap, ...answers }: VolunteerFormDto,
    @FormKey() key?: string,
  ): Promise<InquiryReceivedView> {
    return this.receiveInquiry.receive({ kind: 'volunteer', name, email, answers, key, trap });
  }

  /** Somebody writes a message. */
  @Post('contact')
  @ApiHeader(key)
  @Requires('anyone')
  @Limit(formsLimit)
  contact(
    @Body() { name, email, website: trap, decision: decisionId, ...answers }: ContactFormDto,
    @FormKey() key?: string,
  ): Promise<InquiryReceivedView> {
    return this.receiveInquiry.receive({ kind: 'contact', name, email, answers, key, trap, decisionId });
  }

  /**
   * A buyer withdraws from a purchase, without signing in. The response never says whether the account or the invoice
   * exists; the outcome is sent by email.
   */
  @Post('withdrawal')
  @Requires('anyone')
  @Limit(formsLimit)
  withdrawal(@Body() { website: trap, ...form }: WithdrawalFormDto): Promise<WithdrawalReceivedView> {
    return this.receiveWithdrawal.receive({ ...form, trap });
  }
}
