import type { FastifyInstance } from 'fastify';

const note = 'Rehearsal: no card is charged, no email leaves this machine, and all data is deleted at the end.';
const style = [
  'position:fixed;inset:auto 0 0;z-index:2147483647;pointer-events:none',
  'padding:4px 12px;font:600 13px/1.4 system-ui,sans-serif;text-align:center;color:#000;background:#ffd84d',
].join(';');
const mark = `<div data-rehearsal role="note" style="${style}">${note}</div>`;

/** React would remove a note inside its root element. */
export const addRehearsalNote = (html: string): string =>
  html.includes('data-rehearsal') ? html : html.replace('</body>', `${mark}</body>`);

export function addRehearsalNoteToResponses(fastify: FastifyInstance): void {
  fastify.addHook<unknown>('onSend', async (_request, reply, payload) => {
    const isDocument = String(reply.getHeader('content-type')).startsWith('text/html');
    return isDocument && typeof payload === 'string' ? addRehearsalNote(payload) : payload;
  });
}
