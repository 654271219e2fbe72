import { useInfiniteQuery } from '@tanstack/react-query';
import { useSession } from '../../../shell/session.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Part } from '../../../ui/part.tsx';
import { SkeletonLine } from '../../../ui/skeleton.tsx';
import { invoicesQuery, type Invoice } from '../api/invoices.ts';
import { day, invoiceFor, invoiceState, sum } from '../words.ts';

/** Every payment that was asked for, the newest first. */
export function Invoices() {
  return (
    <Part id="invoices" heading="Invoices" words="What was charged, and what came back.">
      <InvoiceList />
    </Part>
  );
}

function InvoiceList() {
  const { user } = useSession();
  const { data, isPending, isError, refetch, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } =
    useInfiniteQuery(invoicesQuery(user?.id));
  if (isPending) return <Waiting />;
  if (isError && !isFetchNextPageError) return <Unreachable onRetry={() => void refetch()} />;
  const invoices = (data?.pages ?? []).flatMap(({ items }) => items);
  if (invoices.length === 0)
    return <EmptyState title="No invoices yet.">They will stand here from your first payment on.</EmptyState>;
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
            busyLabel="Fetching..."
            failed={isFetchNextPageError}
            onClick={() => void fetchNextPage()}
          >
            {isFetchNextPageError ? 'Try again' : 'Show older invoices'}
          </Button>
          {isFetchNextPageError && (
            <p role="alert" className="text-plain text-danger">
              The older ones could not be fetched.
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
        <span className="font-[550] whitespace-nowrap">{day(createdAt)}</span>
        <span className="block text-small text-muted">
          {[invoiceFor(description), number].filter(Boolean).join(' · ')}
        </span>
      </td>
      <td className="py-3 pr-4 text-right tabular-nums">{sum(amountCents)}</td>
      <td className="w-[30%] py-3 text-right">{invoiceState(invoice)}</td>
    </tr>
  );
}

function Waiting() {
  return (
    <div role="status" aria-label="Fetching your invoices" className="grid gap-4">
      <SkeletonLine height={44} />
      <SkeletonLine height={44} />
    </div>
  );
}

function Unreachable({ onRetry }: { onRetry: () => void }) {
  return (
    <EmptyState
      title="We could not fetch your invoices."
      isFailure
      action={
        <Button size="small" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      It needs the network, and one more try.
    </EmptyState>
  );
}
