import { Link } from '@react-email/components';
import { Paragraph } from './parts.tsx';
import { color } from './style.ts';

interface InvoiceLineProps {
  invoice: string;
  siteUrl: string;
}

export function InvoiceLine({ invoice, siteUrl }: InvoiceLineProps) {
  if (invoice === '') return null;
  return (
    <Paragraph>
      Your invoice number is {invoice}. You can{' '}
      <Link
        className="link"
        href={new URL('/withdraw', siteUrl).href}
        style={{ color: color.indigo, textDecoration: 'underline' }}
      >
        withdraw from this purchase
      </Link>{' '}
      within 14 days.
    </Paragraph>
  );
}

export const sampleInvoice = 'K7Q2MX9P-0001';
