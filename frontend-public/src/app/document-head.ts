export type DocumentHead = { title: string; description: string };

export function splitHeadFromPage(markup: string): { head: string; page: string } {
  const lifted: string[] = [];
  const page = markup.replace(/<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>/g, (tag) => {
    lifted.push(tag);
    return '';
  });
  return { head: lifted.join('\n    '), page };
}

export function parseDocumentHead(head: string): DocumentHead {
  return { title: metaContent(head, 'property="og:title"'), description: metaContent(head, 'name="description"') };
}

const metaContent = (head: string, name: string): string =>
  unescapeHtml(new RegExp(`<meta ${name} content="([^"]*)"`).exec(head)?.[1] ?? '');

const charactersByHtmlEntity: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&amp;': '&',
};

const unescapeHtml = (escaped: string): string =>
  escaped.replace(/&(?:lt|gt|quot|#x27|amp);/g, (name) => charactersByHtmlEntity[name] ?? name);
