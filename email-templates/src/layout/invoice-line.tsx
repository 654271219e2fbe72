import { Link } from '@react-email/components';
import { Paragraph } from './parts.tsx';
import { emailColors } from './style.ts';

interface InvoiceLineProps {
  invoice: string;
  siteUrl: string;
}

export function InvoiceLink({ invoice, siteUrl }: InvoiceLineProps) {
  if (invoice === '') return null;
  return (
    <Paragraph>
      Your invoice number is {invoice}. You can{' '}
      <Link
        className="link"
        href={new URL('/withdraw', siteUrl).href}
        style={{ color: emailColors.indigo, textDecoration: 'underline' }}
      >
        withdraw from this purchase
      </Link>{' '}
      within 14 days.
    </Paragraph>
  );
}

export const sampleInvoiceNumber = 'K7Q2MX9P-0001';
