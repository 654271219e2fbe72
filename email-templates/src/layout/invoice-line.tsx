import { Paragraph } from './parts.tsx';

/** The number that a buyer quotes. */
export function InvoiceLine({ invoice }: { invoice: string }) {
  return invoice === '' ? null : <Paragraph>Your invoice number is {invoice}.</Paragraph>;
}

export const sampleInvoice = 'K7Q2MX9P-0001';
