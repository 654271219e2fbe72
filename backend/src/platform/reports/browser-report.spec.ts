import { readBrowserReports } from './browser-report.ts';

describe('browser reports', () => {
  it('have places and a message without data of the user when a script failed', () => {
    const report = {
      type: 'script-error',
      page: '/journal?q=secret',
      message: `Unexpected token 'D', "Dear diary" is not valid JSON of amara@example.org at https://a.example/x?token=abc`,
      stack:
        'Error: x\n at a (https://a.example/assets/index-abc.js?v=1:10:204)\n at https://a.example/sw.js:1:2\n at https://a.example/preferences/secret:3:4',
    };
    expect(readBrowserReports(report)).toEqual([
      {
        kind: 'script-error',
        page: '/journal',
        message: `Unexpected token "…" is not valid JSON of … at https://a.example/x`,
        places: ['/assets/index-abc.js:10:204', '/sw.js:1:2', '/preferences/…:3:4'],
      },
    ]);
  });

  it.each(['Dear "diary"', `"Dear" di'ary`, `{"a" 'Dear "diary`, `I don't "know" Dear`])(
    'have no text of the user when JSON.parse refused %j',
    (text) => {
      let message = '';
      try {
        JSON.parse(text);
      } catch (error) {
        message = String(error);
      }
      expect(message).not.toBe('');
      const [report] = readBrowserReports({ type: 'script-error', message });
      expect(report?.message).toMatch(/^SyntaxError: /);
      expect(report?.message).not.toMatch(/dear|ary|know|don/i);
    },
  );

  it.each([
    [`Can't find variable: wheel`, `Can't find variable: wheel`],
    [`The selector 'one` + ' secret'.repeat(60), 'The selector "…"'],
  ])('keep what is not quoted when the message is %j', (message, kept) => {
    expect(readBrowserReports({ type: 'script-error', message })[0]?.message).toBe(kept);
  });

  it.each([
    [
      'report-to',
      [
        {
          type: 'csp-violation',
          body: {
            effectiveDirective: 'img-src',
            blockedURL: 'http://ads.example/a?b=c',
            documentURL: 'https://a.example/u/secret',
          },
        },
      ],
    ],
    [
      'report-uri',
      {
        'csp-report': {
          'violated-directive': 'img-src',
          'blocked-uri': 'http://ads.example/a?b=c',
          'document-uri': 'https://a.example/u/secret',
        },
      },
    ],
  ])('name the directive and the origin when %s reports a violation', (_kind, body) => {
    expect(readBrowserReports(body)).toEqual([
      { kind: 'csp', page: '/u/…', message: 'img-src refused http://ads.example', places: [] },
    ]);
  });

  it.each([[null], ['text'], [[]], [{ type: 'deprecation' }], [{ 'csp-report': 1 }]])(
    'are none when the body is %j',
    (body) => {
      expect(readBrowserReports(body)).toEqual([]);
    },
  );

  it('are at most ten violations, and one script error with a short text, when the body has more', () => {
    const violation = { type: 'csp-violation', body: { effectiveDirective: 'img-src' } };
    const error = { type: 'script-error', message: 'x '.repeat(5_000) };
    expect(readBrowserReports(Array.from({ length: 50 }, () => violation))).toHaveLength(10);
    expect(readBrowserReports([error, error])).toEqual([]);
    expect(readBrowserReports(error)[0]?.message).toHaveLength(200);
  });
});
