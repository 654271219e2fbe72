import { readBrowserReports } from './browser-report.ts';

describe('browser reports', () => {
  it('have places and a message without data of the user when a script failed', () => {
    const report = {
      type: 'script-error',
      page: '/journal?q=secret',
      message: `Unexpected token 'D', "Dear diary" is not valid JSON of amara@example.org at https://a.example/x?token=abc`,
      stack: 'Error: x\n at a (https://a.example/assets/index-abc.js?v=1:10:204)\n at https://a.example/sw.js:1:2',
    };
    expect(readBrowserReports(report)).toEqual([
      {
        kind: 'script-error',
        page: '/journal',
        message: `Unexpected token 'D', "…" is not valid JSON of … at https://a.example/x`,
        places: ['/assets/index-abc.js:10:204', '/sw.js:1:2'],
      },
    ]);
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

  it('are at most ten with short texts when the body has more', () => {
    const reports = readBrowserReports(
      Array.from({ length: 50 }, () => ({ type: 'script-error', message: 'x '.repeat(5_000) })),
    );
    expect([reports.length, reports[0]?.message.length]).toEqual([10, 200]);
  });
});
