/** Inserted values are escaped unless they are HtmlFragments. */
export class HtmlFragment {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = HtmlFragment | string | number | null | false | undefined | Part[];

export function html(strings: TemplateStringsArray, ...parts: Part[]): HtmlFragment {
  return new HtmlFragment(strings.map((string, at) => string + (at < parts.length ? render(parts[at]) : '')).join(''));
}

function render(part: Part): string {
  if (part === null || part === false || part === undefined) return '';
  if (Array.isArray(part)) return part.map(render).join('');
  return part instanceof HtmlFragment ? part.text : escape(String(part));
}

const MARKS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escape(value: string): string {
  return value.replace(/[&<>"']/g, (mark) => MARKS[mark] ?? mark);
}
