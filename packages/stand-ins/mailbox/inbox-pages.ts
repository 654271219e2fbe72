import type { EmulatorContext } from 'emulate';
import brand from '../../../brand.json' with { type: 'json' };
import { html, HtmlFragment } from '../stripe/pages/html.ts';
import type { EmailStore, StoredEmail } from './email-store.ts';
import type { EventSender } from './event-sender.ts';
import { receiveReply } from './inbound-emails.ts';

const PAGE_SIZE = 50;
const STYLE = new HtmlFragment(`
  body { margin: 0 auto; max-width: 60rem; padding: 1.5rem; font: 16px/1.5 system-ui, sans-serif; color: #151d36; background: #f4f6fa; }
  a { color: #37307f; }
  form, nav { display: flex; gap: 0.75rem; margin: 1rem 0; align-items: center; flex-wrap: wrap; }
  input, button { font: inherit; min-height: 2.75rem; padding: 0 0.75rem; border: 1px solid #78829a; border-radius: 6px; }
  ul { list-style: none; margin: 0; padding: 0; }
  li { background: #fff; border: 1px solid #cfd6e3; border-radius: 8px; margin: 0.5rem 0; padding: 0.75rem 1rem; overflow-wrap: anywhere; }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1rem; overflow-wrap: anywhere; }
  dt { color: #434c63; } dd { margin: 0; }
  iframe { width: 100%; height: 40rem; border: 1px solid #cfd6e3; border-radius: 8px; background: #fff; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; background: #fff; border: 1px solid #cfd6e3; border-radius: 8px; padding: 1rem; }
  @media (max-width: 40rem) { dl { grid-template-columns: 1fr; } }`);

interface Parts {
  store: EmailStore;
  events: EventSender;
}

export function registerInboxPages(app: EmulatorContext<object>['app'], { store, events }: Parts): void {
  app.get('/', (c) => c.redirect('/inbox'));
  app.get('/inbox', (c) => {
    const to = c.req.query('to')?.trim() ?? '';
    const page = Math.max(Math.floor(Number(c.req.query('page')) || 0), 0);
    return renderList(store.listNewest(page, PAGE_SIZE, to), store.count(to), page, to);
  });
  app.get('/inbox/:id', (c) => {
    const email = store.find(c.req.param('id'));
    return email
      ? renderEmail(email)
      : renderPage('Email not found', html`<p><a href="/inbox">All emails</a></p>`, 404);
  });
  app.post('/inbox/:id/reply', async (c) => {
    const email = store.find(c.req.param('id'));
    const text = new URLSearchParams(await c.req.text()).get('text') ?? '';
    if (!email?.reply_to[0]) return renderPage('This email cannot be replied to', html`<p></p>`, 400);
    await receiveReply({ store, events }, email, { text });
    return renderPage('Reply sent', html`<p><a href="/inbox/${email.id}">Back to the email</a></p>`);
  });
  app.get('/inbox/:id/html', (c) => {
    const email = store.find(c.req.param('id'));
    return new Response(email?.html ?? '', {
      headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': "script-src 'none'" },
    });
  });
}

function renderList(emails: StoredEmail[], count: number, page: number, to: string): Response {
  const link = (target: number, label: string) =>
    html`<a href="/inbox?page=${target}&to=${encodeURIComponent(to)}">${label}</a>`;
  return renderPage(
    `Mailbox of ${brand.name}`,
    html`<form>
        <label for="to">Recipient</label>
        <input id="to" name="to" type="search" value="${to}" />
        <button>Search</button>
      </form>
      <p>${count} ${count === 1 ? 'email' : 'emails'}</p>
      <ul>
        ${emails.map(
          ({ id, subject, to: recipients, created_at, last_event }) =>
            html`<li>
              <a href="/inbox/${id}">${subject}</a><br />To ${recipients.join(', ')} · ${created_at} · ${last_event}
            </li>`,
        )}
      </ul>
      <nav aria-label="Pages">
        ${page > 0 && link(page - 1, 'Newer')} ${(page + 1) * PAGE_SIZE < count && link(page + 1, 'Older')}
      </nav>`,
  );
}

function renderEmail({
  id,
  subject,
  from,
  to,
  reply_to,
  created_at,
  last_event,
  headers,
  text,
}: StoredEmail): Response {
  const rows = [
    ['From', from],
    ['To', to.join(', ')],
    ...(reply_to.length > 0 ? [['Reply-To', reply_to.join(', ')]] : []),
    ['Sent', created_at],
    ['State', last_event],
    ...Object.entries(headers),
  ];
  return renderPage(
    subject,
    html`<p><a href="/inbox">All emails</a></p>
      <dl>
        ${rows.map(
          ([name, value]) =>
            html`<dt>${name}</dt>
              <dd>${value}</dd>`,
        )}
      </dl>
      <iframe
        src="/inbox/${id}/html"
        sandbox="allow-popups allow-top-navigation-by-user-activation"
        title="Email"
      ></iframe>
      ${
        reply_to.length > 0 &&
        html`<h2>Reply</h2>
          <form method="post" action="/inbox/${id}/reply">
            <textarea name="text" aria-label="Reply" rows="4" cols="60" required></textarea>
            <button>Send the reply</button>
          </form>`
      }
      <h2>Plain text</h2>
      <pre>${text ?? ''}</pre>`,
  );
}

function renderPage(title: string, content: HtmlFragment, status = 200): Response {
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <base target="_top" />
        <style>
          ${STYLE}
        </style>
      </head>
      <body>
        <h1>${title}</h1>
        ${content}
      </body>
    </html>`;
  return new Response(page.text, { status, headers: { 'content-type': 'text/html; charset=utf-8' } });
}
