import { Body, Controller, Header, HttpCode, Post, type OnModuleInit } from '@nestjs/common';
import { ApiProduces } from '@nestjs/swagger';
import { Requires } from '#platform/http/access.ts';
import { ErrorFormatters } from '#platform/http/error-formatters.ts';
import { TakesForm } from '#platform/http/form.ts';
import { Limit } from '#platform/http/limit.ts';
import { ReceiveWithdrawal } from '../use-cases/withdrawals/receive-withdrawal.ts';
import { formsLimit } from './form-rules.ts';
import { WithdrawalFormDto } from './forms.dto.ts';
import { confirmWithdrawalPage, noWithdrawalPage, withdrawalReceivedPage } from './withdrawal-page.ts';

/** The two steps of a withdrawal in a browser without JavaScript. */
@Controller('withdraw')
@ApiProduces('text/html')
export class WithdrawalPagesController implements OnModuleInit {
  constructor(
    private readonly receiveWithdrawal: ReceiveWithdrawal,
    private readonly errorForms: ErrorFormatters,
  ) {}

  onModuleInit(): void {
    this.errorForms.register('/withdraw', noWithdrawalPage);
  }

  /** Returns a page with the statement to confirm. Stores nothing. */
  @Post()
  @HttpCode(200)
  @Requires('anyone')
  @TakesForm()
  @Header('content-type', 'text/html; charset=utf-8')
  @Header('cache-control', 'no-store')
  ask(@Body() form: WithdrawalFormDto): string {
    return confirmWithdrawalPage(form);
  }

  /** Receives the withdrawal like `POST /api/forms/withdrawal`, but returns an HTML page. */
  @Post('confirm')
  @HttpCode(200)
  @Requires('anyone')
  @Limit(formsLimit)
  @TakesForm()
  @Header('content-type', 'text/html; charset=utf-8')
  @Header('cache-control', 'no-store')
  async confirm(@Body() { website: trap, ...form }: WithdrawalFormDto): Promise<string> {
    return withdrawalReceivedPage(await this.receiveWithdrawal.receive({ ...form, trap }), form.email);
  }
}
