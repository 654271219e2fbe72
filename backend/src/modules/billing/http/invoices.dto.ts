import { PickType } from '@nestjs/swagger';
import { ListQuery } from '../../../platform/http/page.ts';

/** There is nothing to search in one's own invoices. */
export class InvoicesQuery extends PickType(ListQuery, ['limit', 'cursor']) {}
