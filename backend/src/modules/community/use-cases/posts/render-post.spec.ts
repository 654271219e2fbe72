import { scaleForLoad } from 'stand-ins/scale-for-load';
import { hasLink, renderPost } from './render-post.ts';

const marks = [...'*_>-[]()!`#~<&@\\|"\'=+.1:/ \n\t', '**', '> ', '- ', '[a](', '![', '](x)', '&#', '<a ', 'http://'];
const hostile = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<style>*{display:none}</style>',
  '<svg/onload=alert(1)>',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '<p style="position:fixed;inset:0" onclick=alert(1)>',
  '[a](javascript:alert(1))',
  '[a](JaVaScRiPt&colon;alert(1))',
  '[a](&#106;avascript:alert(1))',
  '[a](data:text/html;base64,PHNjcmlwdD4=)',
  '[a](vbscript:x)',
  '[a](//evil.example)',
  '[a](https://x.example/"onmouseover="alert(1))',
  '![a](https://x.example/pixel.gif)',
  '<https://x.example>',
  '<javascript:alert(1)>',
  '[a]: javascript:alert(1)\n\n[a]',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&#60;script&#62;',
  '@<b>Ana</b>',
  '\u202Egnp.exe\u0000',
];

function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state % below;
  };
}

function hostilePosts(count: number): string[] {
  const next = numbers(7);
  const pick = (from: readonly string[]) => from[next(from.length)] ?? '';
  return Array.from({ length: count }, (_, at) => {
    if (at < marks.length) return (marks[at] ?? '').repeat(5_000).slice(0, 5_000);
    if (at % 4 === 0)
      return (
        pick(marks)
          .repeat(1 + next(2_500))
          .slice(0, 2_500) + pick(hostile)
      );
    if (at % 4 === 1) return Array.from({ length: 1 + next(80) }, () => pick(hostile)).join(pick(marks));
    return Array.from({ length: 1 + next(1_500) }, () => (next(9) === 0 ? pick(hostile) : pick(marks)))
      .join('')
      .slice(0, 5_000);
  });
}

const mostMs = scaleForLoad(20);

/** `ms` is CPU time, because other processes may suspend this one. */
function timed(source: string): { html: string; ms: number } {
  const before = process.cpuUsage();
  const html = renderPost(source, ['Ana', 'Ana Maria']);
  const { user, system } = process.cpuUsage(before);
  return { html, ms: (user + system) / 1000 };
}

const tagsOf = (html: string): string[] => html.match(/<[^>]*>/g) ?? [];
const harmless =
  /^<(\/?(p|strong|em|ul|ol|li|blockquote)|\/?span|br \/|span class="mention"|ol start="\d+"|\/a|a( href="https?:\/\/[^"<>]*")? rel="nofollow ugc noopener")>$/;

describe('renderPost', () => {
  it('returns only allowed tags for any text, in at most 20 ms', () => {
    const strange: object[] = [];
    const slow: string[] = [];
    for (const source of hostilePosts(2_000)) {
      const { html, ms } = timed(source);
      const tags = tagsOf(html).filter((tag) => !harmless.test(tag));
      if (tags.length > 0) strange.push({ source, tags });
      // A garbage collection may fall into a single run, so a text fails only when it is slow ten times.
      if (ms > mostMs && Array.from({ length: 9 }, () => timed(source).ms).every((again) => again > mostMs))
        slow.push(`${ms} ms: ${source.slice(0, 60)}`);
    }
    expect({ strange, slow }).toEqual({ strange: [], slow: [] });
  });

  it('renders bold, italic, quotes, lists, links and mentions', () => {
    expect(renderPost('**a** *b*\nc', [])).toBe('<p><strong>a</strong> <em>b</em><br />\nc</p>');
    expect(renderPost('> a', [])).toContain('<blockquote>');
    expect(renderPost('- a\n- b', [])).toContain('<li>b</li>');
    expect(renderPost('3. a', [])).toContain('<ol start="3">');
    expect(renderPost('[a](https://b.example)', [])).toBe(
      '<p><a href="https://b.example" rel="nofollow ugc noopener">a</a></p>',
    );
    expect(renderPost('@Ana Maria and @Bo', ['Ana', 'Ana Maria'])).toBe(
      '<p><span class="mention">@Ana Maria</span> and @Bo</p>',
    );
    expect(renderPost('# a\n\n`b`', [])).toBe('<p># a</p>\n<p>`b`</p>');
  });

  it.each([
    ['https://\u0430pple.com/sign-in', 'https://xn--pple-43d.com/sign-in'],
    ['https://xn--pple-43d.com', 'https://xn--pple-43d.com'],
    ['https://p\u0251ypal.com', 'https://xn--pypal-0jc.com'],
    ['https://xn--mnchen-3ya.de/a?b=c', 'https://m\u00fcnchen.de/a?b=c'],
    ['https://example.org:8443/%C3%BC', 'https://example.org:8443/%C3%BC'],
  ])('shows the link %s as %s', (typed, shown) => {
    expect(/>([^<]*)<\/a>/.exec(renderPost(typed, []))?.[1]).toBe(shown);
  });

  it.each(['https://bank.example@evil.example', 'https://bank.example:secret@evil.example/a'])(
    'creates no link for %s, which has user information',
    (typed) => {
      for (const source of [typed, `[my bank](${typed})`]) {
        const html = renderPost(source, []);
        expect(html).not.toContain('<a ');
        expect(hasLink(html)).toBe(true);
      }
    },
  );

  it('detects links in a rendered post', () => {
    expect(hasLink(renderPost('https://a.example', []))).toBe(true);
    expect(hasLink(renderPost('see www.a.example', []))).toBe(true);
    expect(hasLink(renderPost('hxxp, a quiet day', []))).toBe(false);
  });
});
