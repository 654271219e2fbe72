import type { FastifyReply } from 'fastify';

interface Listing {
  readonly page: number;
  readonly perPage: number;
  readonly total: number;
}

/** The headers in which the protocol's client looks for further pages; it wants `page` to stand first. */
export function tellPages(reply: FastifyReply, { page, perPage, total }: Listing): void {
  const last = Math.max(1, Math.ceil(total / perPage));
  const link = (to: number, rel: string) => `</admin/users?page=${to}&per_page=${perPage}>; rel="${rel}"`;
  const links = [...(page < last ? [link(page + 1, 'next')] : []), link(last, 'last')];
  void reply.headers({ 'x-total-count': String(total), link: links.join(', ') });
}
