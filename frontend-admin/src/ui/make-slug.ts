import slugify from '@sindresorhus/slugify';

const maxLength = 100;

/** `slugify` returns no letters for scripts such as Japanese, so another function converts these titles. */
export function makeSlug(title: string): string | Promise<string> {
  const slug = cut(slugify(title));
  return slug || title.trim() === '' ? slug : makeSlugFromOtherScript(title);
}

/** The tables of all scripts have 500 kB, so the module loads the tables only when needed. */
async function makeSlugFromOtherScript(title: string): Promise<string> {
  const { default: anyAscii } = await import('any-ascii').catch(() => ({ default: () => '' }));
  return cut(slugify(anyAscii(title))) || makeCode(title);
}

const cut = (slug: string): string => slug.slice(0, maxLength).replace(/-$/, '');

function makeCode(text: string): string {
  const hash = [...text].reduce((sum, sign) => (Math.imul(sum, 31) + (sign.codePointAt(0) ?? 0)) >>> 0, 7);
  return hash.toString(36).padStart(6, '0').slice(0, 6);
}
