import { containsSound, renderProse, toPlainText } from './prose.ts';

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
    ['[Bells *at* sea](/files/media/a.mp3)', '<p><span data-sound="/files/media/a.mp3">Bells at sea</span></p>'],
    ['![Bells](/files/media/a.mp3)', '<p><span data-sound="/files/media/a.mp3">Bells</span></p>'],
  ])('renders %j', (source, html) => {
    expect(renderProse(source)).toBe(html);
  });

  it.each([
    ['![a picture](https://tracker.example/pixel.gif)', '<p>a picture</p>'],
    ['![a](/files/../api)', '<p>![a](/files/../api)</p>'],
    ['![a](/files/%2e%2e/api)', '<p>![a](/files/%2e%2e/api)</p>'],
    ['[a](/files/media/a.mp4)', '<p>a</p>'],
    ['[a](/files/a.mp3)', '<p>a</p>'],
    ['[![a](/files/media/a.mp3)](https://b.example)', '<p><a href="https://b.example" rel="noopener">a</a></p>'],
    ['[a](//evil.example)', '<p>[a](//evil.example)</p>'],
    ['[a](javascript:alert(1))', '<p>[a](javascript:alert(1))</p>'],
    ['[bank](https://bank.example@evil.example)', '<p>[bank](https://bank.example@evil.example)</p>'],
    ['<script>alert(1)</script>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
    ['`a` and &copy;', '<p>`a` and &amp;copy;</p>'],
  ])('shows %j as text', (source, html) => {
    expect(renderProse(source)).toBe(html);
  });

  it('gives files their full URL and links to the page of a sound when the text is read on another site', () => {
    const elsewhere = { origin: 'https://site.example', page: 'https://site.example/today' };
    expect(renderProse('![Sun](/files/ab/640.webp)', elsewhere)).toContain(
      'src="https://site.example/files/ab/640.webp"',
    );
    expect(renderProse('[Bells](/files/media/a.mp3)', elsewhere)).toBe(
      '<p><a href="https://site.example/today" rel="noopener">Bells</a></p>',
    );
  });

  it('knows the sounds of a text', () => {
    const text = 'A **bell**: [Bells](/files/media/a.mp3)\n\n\\[b](/files/media/b.mp3)';
    expect(['a', 'b'].map((name) => containsSound(text, `/files/media/${name}.mp3`))).toEqual([true, false]);
  });
});

describe('pictures of the library', () => {
  const folder = `/files/${'a1'.repeat(32)}`;
  const srcset = (format: string, ...widths: number[]) =>
    widths.map((width) => `${folder}/${width}.${format} ${width}w`).join(', ');

  it('are shown in each stored width, with their size, and load late', () => {
    const html = renderProse(`![A *"sun"*](${folder}/1920.webp#1920x1080)`);
    expect(html).toContain(`<source type="image/avif" srcset="${srcset('avif', 480, 960, 1440, 1920)}" sizes="`);
    expect(html).toContain(`<img src="${folder}/1920.webp" srcset="${srcset('webp', 480, 960, 1440, 1920)}" sizes="`);
    expect(html).toContain('alt="A &quot;sun&quot;" width="1920" height="1080" loading="lazy" decoding="async" />');
  });

  it('are never shown wider than the original', () => {
    const html = renderProse(`![Sun](${folder}/700.webp#700x300)`);
    expect(html).toContain(srcset('avif', 480, 700));
    expect(html).not.toContain('/960.');
  });

  it('have no size when the text states none or a wrong one', () => {
    for (const fragment of ['', '#960x540', '#1920'])
      expect(renderProse(`![Sun](${folder}/1920.webp${fragment})`)).not.toContain('width="');
  });

  it('have one width and a full URL when the text is read elsewhere', () => {
    expect(renderProse(`![Sun](${folder}/1920.webp#1920x1080)`, { origin: 'https://site.example', page: '' })).toBe(
      `<p><img src="https://site.example${folder}/960.webp" alt="Sun" width="600" height="338" /></p>`,
    );
  });
});

describe('toPlainText', () => {
  it('removes all Markdown marks', () => {
    const source =
      '## Begin\n\nA **bold**, *slow* [link](https://a.example).\nNext \\*line\\*.\n\n- one\n- two\n\n![Sun](/files/a.webp) [Bells](/files/media/a.mp3)';
    expect(toPlainText(source)).toBe('Begin\n\nA bold, slow link.\nNext *line*.\n\none\ntwo\n\nSun Bells');
  });

  it('does not change a text without marks', () => {
    const text = 'Sit down.\nBreathe & wait: 5 * 3, snake_case, “quotes”.\n\nשלום 🌅';
    expect(toPlainText(text)).toBe(text);
  });
});
