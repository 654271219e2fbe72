import { Body, Controller, Header, HttpCode, Post, type OnModuleInit } from '@nestjs/common';
import { ApiProduces } from '@nestjs/swagger';
import { RequiresPermission } from '#platform/http/access.ts';
import { ErrorFormatterRegistry } from '#platform/http/error-formatters.ts';
import { AcceptsForm } from '#platform/http/form.ts';
import { RateLimit } from '#platform/http/limit.ts';
import { ReceivePurchaseWithdrawal } from '../use-cases/withdrawals/receive-purchase-withdrawal.ts';
import { formsRateLimit } from './form-rules.ts';
import { WithdrawalFormDto } from './forms.dto.ts';
import {
  renderConfirmWithdrawalPage,
  formatWithdrawalErrorPage,
  renderWithdrawalReceivedPage,
} from './withdrawal-page.ts';

/** Pages for the two steps of a withdrawal from a purchase in a browser without JavaScript. */
@Controller('withdraw')
@ApiProduces('text/html')
export class WithdrawalPagesController implements OnModuleInit {
  constructor(
    private readonly receivePurchaseWithdrawal: ReceivePurchaseWithdrawal,
    private readonly errorForms: ErrorFormatterRegistry,
  ) {}

  onModuleInit(): void {
    this.errorForms.register('/withdraw', formatWithdrawalErrorPage);
  }

  /** Returns a page with the statement to confirm. Stores nothing. */
  @Post()
  @HttpCode(200)
  @RequiresPermission('anyone')
  @AcceptsForm()
  @Header('content-type', 'text/html; charset=utf-8')
  @Header('cache-control', 'no-store')
  ask(@Body() form: WithdrawalFormDto): string {
    return renderConfirmWithdrawalPage(form);
  }

  /** Receives the withdrawal like `POST /api/forms/withdrawal`, but returns an HTML page. */
  @Post('confirm')
  @HttpCode(200)
  @RequiresPermission('anyone')
  @RateLimit(formsRateLimit)
  @AcceptsForm()
  @Header('content-type', 'text/html; charset=utf-8')
  @Header('cache-control', 'no-store')
  async confirm(@Body() { website: trap, ...form }: WithdrawalFormDto): Promise<string> {
    return renderWithdrawalReceivedPage(await this.receivePurchaseWithdrawal.receive({ ...form, trap }), form.email);
  }
}
