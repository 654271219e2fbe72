import { renderProse, toPlainText } from './prose.ts';

describe('renderProse', () => {
  it.each([
    ['# Title', '<h2>Title</h2>'],
    ['### Part', '<h3>Part</h3>'],
    ['**a** *b*\nc', '<p><strong>a</strong> <em>b</em><br />\nc</p>'],
    ['> a', '<blockquote>\n<p>a</p>\n</blockquote>'],
    ['3. a', '<ol start="3">\n<li>a</li>\n</ol>'],
    ['a\n\n---\n\nb', '<p>a</p>\n<hr />\n<p>b</p>'],
    ['[a](https://b.example/?c=d&e)', '<p><a href="https://b.example/?c=d&amp;e" rel="noopener">a</a></p>'],
    ['[a](mailto:a@b.example)', '<p><a href="mailto:a@b.example" rel="noopener">a</a></p>'],
    ['![Sun](/files/ab/640.webp)', '<p><img src="/files/ab/640.webp" alt="Sun" loading="lazy" decoding="async" /></p>'],
    [
      '![Bells](/files/media/a.mp3)',
      '<p><audio controls preload="none" src="/files/media/a.mp3" aria-label="Bells"></audio></p>',
    ],
  ])('renders %j', (source, html) => {
    expect(renderProse(source)).toBe(html);
  });

  it.each([
    ['![a picture](https://tracker.example/pixel.gif)', '<p>a picture</p>'],
    ['![a](/files/../api)', '<p>![a](/files/../api)</p>'],
    ['![a](/files/%2e%2e/api)', '<p>![a](/files/%2e%2e/api)</p>'],
    ['[a](/files/media/a.mp4)', '<p>a</p>'],
    ['[a](//evil.example)', '<p>[a](//evil.example)</p>'],
    ['[a](javascript:alert(1))', '<p>[a](javascript:alert(1))</p>'],
    ['[bank](https://bank.example@evil.example)', '<p>[bank](https://bank.example@evil.example)</p>'],
    ['<script>alert(1)</script>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
    ['`a` and &copy;', '<p>`a` and &amp;copy;</p>'],
  ])('shows %j as text', (source, html) => {
    expect(renderProse(source)).toBe(html);
  });

  it('gives files their full URL and links to a sound when the text is read on another site', () => {
    const options = { origin: 'https://site.example' };
    expect(renderProse('![Sun](/files/ab/640.webp)', options)).toContain(
      'src="https://site.example/files/ab/640.webp"',
    );
    expect(renderProse('![Bells](/files/a.mp3)', options)).toBe(
      '<p><a href="https://site.example/files/a.mp3" rel="noopener">Bells</a></p>',
    );
  });
});

describe('toPlainText', () => {
  it('removes all Markdown marks', () => {
    const source =
      '## Begin\n\nA **bold**, *slow* [link](https://a.example).\nNext \\*line\\*.\n\n- one\n- two\n\n![Sun](/files/a.webp)';
    expect(toPlainText(source)).toBe('Begin\n\nA bold, slow link.\nNext *line*.\n\none\ntwo\n\nSun');
  });

  it('does not change a text without marks', () => {
    const text = 'Sit down.\nBreathe & wait: 5 * 3, snake_case, “quotes”.\n\nשלום 🌅';
    expect(toPlainText(text)).toBe(text);
  });
});
