import type { FastifyReply } from 'fastify';
import { renderUnsubscribePage } from './unsubscribe-page.ts';

function shown(recipient: Parameters<typeof renderUnsubscribePage>[1]) {
  const said: { status?: number; type?: string } = {};
  const reply = {
    status: (status: number) => (Object.assign(said, { status }), reply),
    type: (type: string) => (Object.assign(said, { type }), reply),
  };
  return { html: renderUnsubscribePage(reply as unknown as FastifyReply, recipient), ...said };
}

describe('unsubscribe page', () => {
  it('has one button in a form without scripts and loads only the fonts of the site', () => {
    const { html, status } = shown({ email: 'amara@example.org', hasLeft: false });
    expect(status).toBe(200);
    expect(html.match(/<button[^>]*>([^<]*)</g)).toEqual(['<button type="submit">Unsubscribe<']);
    expect(html).toContain('<form method="post">');
    expect(html).not.toMatch(/<script|<link|src=|url\((?!\/assets\/[\w-]+\.woff2\))|@import|\son\w+=/);
  });

  it('has no button when the email is already unsubscribed', () => {
    expect(shown({ email: 'amara@example.org', hasLeft: true }).html).not.toContain('<button');
  });

  it('returns 404 for an invalid link', () => {
    expect(shown(undefined)).toMatchObject({ status: 404, type: 'text/html; charset=utf-8' });
  });

  it('escapes the email', () => {
    const { html } = shown({ email: `"<img src=x onerror='alert(1)'>&"@example.org`, hasLeft: false });
    expect(html).toContain('&quot;&lt;img src=x onerror=&#39;alert(1)&#39;&gt;&amp;&quot;@example.org');
    expect(html).not.toContain('<img');
  });
});
