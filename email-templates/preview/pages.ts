import type { RenderedEmail } from 'email-templates';

export interface EmailPreview extends RenderedEmail {
  name: string;
  siteUrl: string;
}

export const renderPreviewListPage = (samples: EmailPreview[]): string =>
  page(
    'Mails',
    `<h1>Mails</h1><ul>${samples.map(({ name, subject }) => `<li>${link('show', name, name)} ${escape(subject)}</li>`).join('')}</ul>`,
  );

export const renderPreviewPage = ({ name, subject }: EmailPreview): string =>
  page(
    name,
    `<p>${link('', '', 'All mails')} ${link('html', name, 'HTML alone')} ${link('text', name, 'Plain text')}</p>
     <h1>${escape(subject)}</h1>
     <div class="screens">
       <iframe title="640 wide" src="/html/${name}" width="640"></iframe>
       <iframe title="360 wide" src="/html/${name}" width="360"></iframe>
       <iframe title="Plain text" src="/text/${name}" width="640"></iframe>
     </div>`,
  );

export const renderPlainTextPage = ({ subject, text }: EmailPreview): string =>
  `<!doctype html><meta charset="utf-8"><title>${escape(subject)}</title><pre>${escape(text)}</pre>`;

export const renderErrorPage = (message: string): string =>
  page('Not built', `<h1>Not built</h1><pre>${escape(message)}</pre>`);

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${escape(title)}</title>
<style>
  body { font: 16px/1.5 system-ui, sans-serif; margin: 24px; color: #151D36; background: #E6EBF3; }
  a { color: #37307F; margin-right: 16px; }
  h1 { font-size: 20px; }
  .screens { display: flex; flex-wrap: wrap; gap: 24px; }
  iframe { height: 1120px; border: 1px solid #78829A; background: #fff; }
</style>
${body}
<script>new EventSource('/changes').onmessage = () => location.reload();</script>
</html>`;

const link = (view: string, name: string, words: string): string =>
  `<a href="/${[view, name].filter(Boolean).join('/')}">${escape(words)}</a>`;

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
