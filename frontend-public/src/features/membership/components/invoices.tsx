import { useInfiniteQuery } from '@tanstack/react-query';
import { LoadState } from '../../../frame/load-state.tsx';
import { useSession } from 'shell/session';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { AccountSection } from '../../../ui/account-section.tsx';
import { invoicesQuery, type Invoice } from '../api/invoices.ts';
import { DownloadInvoice } from './download-invoice.tsx';
import { formatShortDay } from '../../../ui/times.ts';
import { invoiceDescriptionText, invoiceStateText, formatCents } from '../texts.ts';

export function Invoices() {
  return (
    <AccountSection id="invoices" heading="Invoices" words="Charges and refunds.">
      <InvoiceList />
    </AccountSection>
  );
}

function InvoiceList() {
  const { user } = useSession();
  const asked = useInfiniteQuery(invoicesQuery(user?.id));
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = asked;
  if (!data) return <LoadState what="your invoices" query={asked} lines={[{ height: 44 }, { height: 44 }]} />;
  const invoices = data.pages.flatMap(({ items }) => items);
  if (invoices.length === 0)
    return <EmptyState title="No invoices yet.">You see them here after your first payment.</EmptyState>;
  return (
    <>
      <table className="-mt-3 w-full text-left text-plain">
        <thead className="sr-only">
          <tr>
            <th scope="col">Date</th>
            <th scope="col">Amount</th>
            <th scope="col">State</th>
          </tr>
        </thead>
        <tbody>
          {invoices.map((invoice) => (
            <InvoiceRow key={invoice.id} invoice={invoice} />
          ))}
        </tbody>
      </table>
      {hasNextPage && (
        <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button
            size="small"
            busy={isFetchingNextPage}
            busyLabel="Loading..."
            failed={isFetchNextPageError}
            onClick={() => void fetchNextPage()}
          >
            {isFetchNextPageError ? 'Try again' : 'Show older invoices'}
          </Button>
          {isFetchNextPageError && (
            <p role="alert" className="text-plain text-danger">
              We could not load the older ones.
            </p>
          )}
        </div>
      )}
    </>
  );
}

function InvoiceRow({ invoice }: { invoice: Invoice }) {
  const { createdAt, description, number, amountCents } = invoice;
  return (
    <tr className="border-b border-rule align-baseline">
      <td className="py-3 pr-4">
        <span className="font-strong whitespace-nowrap">{formatShortDay(createdAt)}</span>
        <span className="block text-small text-muted">
          {[invoiceDescriptionText(description), number].filter(Boolean).join(' · ')}
        </span>
      </td>
      <td className="py-3 pr-4 text-right tabular-nums">{formatCents(amountCents)}</td>
      <td className="w-[30%] py-3 text-right">
        {invoiceStateText(invoice)}
        <span className="block">
          <DownloadInvoice invoice={invoice} />
        </span>
      </td>
    </tr>
  );
}
