import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Settings } from '../config/settings.ts';
import { buildContentSecurityPolicy } from '../http/headers.ts';

export interface RenderedPage {
  readonly html: Buffer;
  readonly gzip: Buffer;
  readonly brotli: Buffer;
  readonly etag: string;
  readonly policy: string;
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const inlineScript = /<script(?![^>]*\bsrc=)(?![^>]*type="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g;

export const computeContentHash = (content: Buffer | string): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 24);

export async function compressPage(
  markup: string,
  settings: Settings,
  frames: readonly string[],
): Promise<RenderedPage> {
  const html = Buffer.from(markup);
  const inlineScripts = [...markup.matchAll(inlineScript)].map((match) => match[1] ?? '').filter(Boolean);
  return {
    html,
    gzip: await zip(html),
    brotli: await brotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
    etag: `"${computeContentHash(html)}"`,
    policy: buildContentSecurityPolicy(settings, { inlineScripts, frames }),
  };
}
