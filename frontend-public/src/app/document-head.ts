export type Head = { title: string; description: string };

/** Moves titles and metas from the rendered markup into the document's head. */
export function liftHead(markup: string): { head: string; page: string } {
  const lifted: string[] = [];
  const page = markup.replace(/<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>/g, (tag) => {
    lifted.push(tag);
    return '';
  });
  return { head: lifted.join('\n    '), page };
}

export function headOf(head: string): Head {
  return { title: contentOf(head, 'property="og:title"'), description: contentOf(head, 'name="description"') };
}

const contentOf = (head: string, name: string): string =>
  plain(new RegExp(`<meta ${name} content="([^"]*)"`).exec(head)?.[1] ?? '');

const characters: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'", '&amp;': '&' };

const plain = (escaped: string): string =>
  escaped.replace(/&(?:lt|gt|quot|#x27|amp);/g, (name) => characters[name] ?? name);
