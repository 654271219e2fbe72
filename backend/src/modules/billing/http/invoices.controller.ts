import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { CurrentUser, RequiresPermission } from '#platform/http/access.ts';
import { RateLimit } from '#platform/http/limit.ts';
import { ListInvoices } from '../use-cases/subscriptions/list-invoices.ts';
import { DownloadInvoice } from '../use-cases/subscriptions/download-invoice.ts';
import { CustomerPortalDto, HostedPageView, InvoicesQuery } from './billing.dto.ts';
import { InvoicePageView } from './invoices.view.ts';

@Controller('api/account/membership/invoices')
export class InvoicesController {
  constructor(
    private readonly listInvoices: ListInvoices,
    private readonly downloadInvoice: DownloadInvoice,
  ) {}

  /** Lists the signed-in member's invoices, newest first. */
  @Get()
  @RequiresPermission('member')
  list(@CurrentUser() userId: string, @Query() query: InvoicesQuery): Promise<InvoicePageView> {
    return this.listInvoices.list(userId, query);
  }

  /** Returns the payment provider's URL of the invoice PDF. */
  @Post(':id/download')
  @HttpCode(200)
  @RequiresPermission('member')
  @RateLimit({ setting: 'limitCustomerPortal', windowSeconds: 60, per: 'user' })
  download(
    @CurrentUser() userId: string,
    @Param('id') id: string,
    @Body() _body: CustomerPortalDto,
  ): Promise<HostedPageView> {
    return this.downloadInvoice.readUrl({ userId, id });
  }
}
