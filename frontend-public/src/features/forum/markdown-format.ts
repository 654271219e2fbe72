export type MarkdownFormat = 'bold' | 'italic' | 'quote' | 'list' | 'link';

interface SelectedText {
  text: string;
  from: number;
  to: number;
}

const wrappers: Partial<Record<MarkdownFormat, [string, string]>> = {
  bold: ['**', '**'],
  italic: ['*', '*'],
  link: ['[', '](https://)'],
};
const linePrefixes: Partial<Record<MarkdownFormat, string>> = { quote: '> ', list: '- ' };

export function applyFormat({ text, from, to }: SelectedText, mark: MarkdownFormat): SelectedText {
  const line = linePrefixes[mark];
  if (line !== undefined) {
    const start = text.lastIndexOf('\n', from - 1) + 1;
    const marked = text.slice(start, to).replaceAll(/^/gm, line);
    return {
      text: text.slice(0, start) + marked + text.slice(to),
      from: start + marked.length,
      to: start + marked.length,
    };
  }
  const [before, after] = wrappers[mark] ?? ['', ''];
  const chosen = text.slice(from, to);
  return {
    text: text.slice(0, from) + before + chosen + after + text.slice(to),
    from: from + before.length,
    to: from + before.length + chosen.length,
  };
}

export const markdownToText = (markdown: string): string =>
  markdown
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/^\s*(?:>|[-*+]|\d+\.|#{1,6})\s+/gm, '')
    .replaceAll(/(?<!\w)(\*\*|__|[*_`])(?=\S)(.+?)(?<=\S)\1(?!\w)/g, '$2');
