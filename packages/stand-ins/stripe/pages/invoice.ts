import PDFDocument from 'pdfkit';
import { buffer } from 'node:stream/consumers';
import type { Invoice } from '../objects.ts';
import { html, type HtmlFragment } from './html.ts';
import { renderChoiceForm, renderDocument, renderLabeledRows } from './layout.ts';
import { formatLongDate, formatMoney, formatMoneyWithoutZeroCents } from './formats.ts';

interface Billed {
  siteName: string;
  invoice: Invoice;
}

export function renderInvoicePage({ siteName, invoice }: Billed): Response {
  const to = (step: string) => `/invoice/${invoice.id}/${step}`;
  const amount = formatMoney(invoice.amount_due, invoice.currency);
  const confirm = renderChoiceForm({
    action: to('confirm'),
    label: `Confirm ${amount}`,
    kind: 'primary',
    says: 'Your bank approves, and the payment goes through.',
  });
  const right = html` <p class="who">${invoice.customer_email ?? ''}</p>
    <h1>${HEADINGS[String(invoice.status)] ?? 'Invoice'}</h1>
    ${invoice.status === 'open' && html`<p class="lead">Your bank asks you to confirm ${amount} to ${siteName}.</p>`}
    ${invoice.status === 'open' && confirm}
    <p><a class="quiet" href="${to('pdf')}">Download the invoice</a></p>`;
  return renderDocument({ title: 'Invoice', siteName, left: invoiceSummary(invoice), right });
}

const HEADINGS: Record<string, string> = {
  open: 'Do you confirm this payment?',
  paid: 'This invoice is paid.',
  void: 'This invoice is void.',
};

export async function createInvoicePdf(siteName: string, invoice: Invoice): Promise<Response> {
  const pdf = new PDFDocument({ size: 'A4', margin: 72, info: { Title: `Invoice ${String(invoice.number)}` } });
  pdf
    .fontSize(20)
    .text(`Invoice ${String(invoice.number)}`)
    .moveDown();
  pdf
    .fontSize(11)
    .text(`${siteName} · ${formatLongDate(invoice.created)} · ${invoice.customer_email ?? ''}`)
    .moveDown();
  for (const { description, amount, currency } of invoice.lines.data)
    pdf.text(`${(description ?? '').replace('×', 'x')}: ${formatMoney(amount, currency)}`);
  pdf.moveDown().text(`Total ${formatMoney(invoice.amount_due, invoice.currency)}, ${String(invoice.status)}`);
  pdf.end();
  return new Response(new Uint8Array(await buffer(pdf)), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="Invoice-${String(invoice.number)}.pdf"`,
    },
  });
}

function invoiceSummary({ lines, amount_due: due, currency, number }: Invoice): HtmlFragment {
  return html`<p class="price">${formatMoneyWithoutZeroCents(due, currency)}<small>Invoice ${number}</small></p>
    ${renderLabeledRows([
      ...lines.data.map(({ description, amount }): [string, string] => [
        description ?? '',
        formatMoney(amount, currency),
      ]),
      ['Total', formatMoney(due, currency), 'total'],
    ])}`;
}
