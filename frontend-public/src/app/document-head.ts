/** What the head of a page says of it. */
export type Head = { title: string; description: string };

/** Titles and metas stand where their component is drawn; in a document they belong into its head. */
export function liftHead(markup: string): { head: string; page: string } {
  const lifted: string[] = [];
  const page = markup.replace(/<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>/g, (tag) => {
    lifted.push(tag);
    return '';
  });
  return { head: lifted.join('\n    '), page };
}

/** The title, as it is shared, and the description of a lifted head. */
export function headOf(head: string): Head {
  return { title: contentOf(head, 'property="og:title"'), description: contentOf(head, 'name="description"') };
}

const contentOf = (head: string, name: string): string =>
  plain(new RegExp(`<meta ${name} content="([^"]*)"`).exec(head)?.[1] ?? '');

const characters: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'", '&amp;': '&' };

/** The text of an attribute as it was before it was escaped. */
const plain = (escaped: string): string =>
  escaped.replace(/&(?:lt|gt|quot|#x27|amp);/g, (name) => characters[name] ?? name);
