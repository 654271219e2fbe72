import { Controller, Get, Query } from '@nestjs/common';
import { CurrentUser, Requires } from '../../../platform/http/access.ts';
import { ListInvoices } from '../use-cases/subscriptions/list-invoices.ts';
import { InvoicesQuery } from './billing.dto.ts';
import { InvoicePage } from './invoices.view.ts';

@Controller('api/account/membership/invoices')
export class InvoicesController {
  constructor(private readonly listInvoices: ListInvoices) {}

  /** The signed-in member's invoices, newest first. */
  @Get()
  @Requires('member')
  list(@CurrentUser() userId: string, @Query() query: InvoicesQuery): Promise<InvoicePage> {
    return this.listInvoices.list(userId, query);
  }
}
