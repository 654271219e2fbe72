export type Mark = 'bold' | 'italic' | 'quote' | 'list' | 'link';

interface Selected {
  text: string;
  from: number;
  to: number;
}

const around: Partial<Record<Mark, [string, string]>> = {
  bold: ['**', '**'],
  italic: ['*', '*'],
  link: ['[', '](https://)'],
};
const atLine: Partial<Record<Mark, string>> = { quote: '> ', list: '- ' };

/** Puts a mark of Markdown round what is selected, or before each of its lines; says what is selected then. */
export function withMark({ text, from, to }: Selected, mark: Mark): Selected {
  const line = atLine[mark];
  if (line !== undefined) {
    const start = text.lastIndexOf('\n', from - 1) + 1;
    const marked = text.slice(start, to).replaceAll(/^/gm, line);
    return {
      text: text.slice(0, start) + marked + text.slice(to),
      from: start + marked.length,
      to: start + marked.length,
    };
  }
  const [before, after] = around[mark] ?? ['', ''];
  const chosen = text.slice(from, to);
  return {
    text: text.slice(0, from) + before + chosen + after + text.slice(to),
    from: from + before.length,
    to: from + before.length + chosen.length,
  };
}

/** A piece of Markdown as plain words: links keep their text, and the marks of emphasis, lists and quotes are removed. */
export const withoutMarks = (markdown: string): string =>
  markdown
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/^\s*(?:>|[-*+]|\d+\.|#{1,6})\s+/gm, '')
    .replaceAll(/(?<!\w)(\*\*|__|[*_`])(?=\S)(.+?)(?<=\S)\1(?!\w)/g, '$2');
