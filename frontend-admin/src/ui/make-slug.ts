import slugify from '@sindresorhus/slugify';

const maxLength = 100;

/**
 * Converts scripts that `slugify` does not know, such as Japanese, to Latin letters. A title without letters gets a
 * code.
 */
export function makeSlug(title: string): string | Promise<string> {
  const slug = cut(slugify(title));
  return slug || title.trim() === '' ? slug : makeSlugFromOtherScript(title);
}

/** Loads the tables of all scripts only when they are needed, because they have 500 kB. */
async function makeSlugFromOtherScript(title: string): Promise<string> {
  const { default: anyAscii } = await import('any-ascii').catch(() => ({ default: () => '' }));
  return cut(slugify(anyAscii(title))) || makeCode(title);
}

const cut = (slug: string): string => slug.slice(0, maxLength).replace(/-$/, '');

function makeCode(text: string): string {
  const hash = [...text].reduce((sum, sign) => (Math.imul(sum, 31) + (sign.codePointAt(0) ?? 0)) >>> 0, 7);
  return hash.toString(36).padStart(6, '0').slice(0, 6);
}
