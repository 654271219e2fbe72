import { Body, Controller, Post } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import { RequiresPermission } from '#platform/http/access.ts';
import { RateLimit } from '#platform/http/limit.ts';
import { ReceiveInquiry } from '../use-cases/receive-inquiry.ts';
import { ReceivePurchaseWithdrawal } from '../use-cases/withdrawals/receive-purchase-withdrawal.ts';
import { InquiryReceivedView, WithdrawalReceivedView } from '../use-cases/inquiries.view.ts';
import { IdempotencyKey, formsRateLimit, idempotencyHeader } from './form-rules.ts';
import { ContactFormDto, PartnerFormDto, VolunteerFormDto, WithdrawalFormDto } from './forms.dto.ts';

const idempotencyKeyHeader = {
  name: idempotencyHeader,
  required: false,
  schema: { type: 'string', format: 'uuid' },
  description:
    'UUID, created once per filled form: a request with a known key stores nothing and returns the first response.',
} as const;

@Controller('api/forms')
export class FormsController {
  constructor(
    private readonly receiveInquiry: ReceiveInquiry,
    private readonly receivePurchaseWithdrawal: ReceivePurchaseWithdrawal,
  ) {}

  /** Receives an application for a partnership. */
  @Post('partner')
  @ApiHeader(idempotencyKeyHeader)
  @RequiresPermission('anyone')
  @RateLimit(formsRateLimit)
  partner(
    @Body() { name, email, website: trap, ...answers }: PartnerFormDto,
    @IdempotencyKey() key?: string,
  ): Promise<InquiryReceivedView> {
    return this.receiveInquiry.receive({ kind: 'partner', name, email, answers, key, trap });
  }

  /** Receives an offer to volunteer. */
  @Post('volunteer')
  @ApiHeader(idempotencyKeyHeader)
  @RequiresPermission('anyone')
  @RateLimit(formsRateLimit)
  volunteer(
    @Body() { name, email, website: trap, ...answers }: VolunteerFormDto,
    @IdempotencyKey() key?: string,
  ): Promise<InquiryReceivedView> {
    return this.receiveInquiry.receive({ kind: 'volunteer', name, email, answers, key, trap });
  }

  /** Receives a message from the contact form. */
  @Post('contact')
  @ApiHeader(idempotencyKeyHeader)
  @RequiresPermission('anyone')
  @RateLimit(formsRateLimit)
  contact(
    @Body() { name, email, website: trap, decision: decisionId, ...answers }: ContactFormDto,
    @IdempotencyKey() key?: string,
  ): Promise<InquiryReceivedView> {
    return this.receiveInquiry.receive({ kind: 'contact', name, email, answers, key, trap, decisionId });
  }

  /**
   * Receives a withdrawal from a purchase without sign-in. The response does not show if the account or invoice exists.
   */
  @Post('withdrawal')
  @RequiresPermission('anyone')
  @RateLimit(formsRateLimit)
  withdrawal(@Body() { website: trap, ...form }: WithdrawalFormDto): Promise<WithdrawalReceivedView> {
    return this.receivePurchaseWithdrawal.receive({ ...form, trap });
  }
}
