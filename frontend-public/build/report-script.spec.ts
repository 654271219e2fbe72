import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runInNewContext } from 'node:vm';
import { addReportScript } from './report-script.ts';

interface Report {
  type: string;
  page: string;
  message: string;
  stack: string;
}
type Listener = (event: object) => void;

function runScript() {
  const html = addReportScript('<head>\n    <script>\n      later();\n    </script>');
  assert.ok(html.indexOf('/api/reports') < html.indexOf('later()'));
  const listeners = new Map<string, Listener>();
  const reports: Report[] = [];
  runInNewContext(/<script>([^]*?)<\/script>/.exec(html)?.[1] ?? '', {
    location: { pathname: '/journal' },
    addEventListener(name: string, listener: Listener, isCapture = false) {
      assert.equal(isCapture, name === 'error');
      listeners.set(name, listener);
    },
    Error,
    fetch: (url: string, { body }: { body: string }) => {
      assert.equal(url, '/api/reports');
      reports.push(JSON.parse(body) as Report);
      return Promise.reject(new Error('offline'));
    },
  });
  return { fire: (name: string, event: object) => listeners.get(name)?.(event), reports };
}

test('the document reports the path, the message and the stack of an error', () => {
  const { fire, reports } = runScript();
  fire('error', { error: Object.assign(new TypeError('x is missing'), { stack: 'TypeError\n at a.js:1:2' }) });
  assert.deepEqual(reports, [
    { type: 'script-error', page: '/journal', message: 'TypeError: x is missing', stack: 'TypeError\n at a.js:1:2' },
  ]);
});

test('the document reports the place of an error without a stack', () => {
  const { fire, reports } = runScript();
  fire('error', { message: 'Script error.', filename: 'https://a.example/x.js', lineno: 3, colno: 7 });
  fire('unhandledrejection', { reason: 'refused' });
  fire('error', { target: { tagName: 'SCRIPT', src: 'https://a.example/lost.js' } });
  fire('error', { target: { tagName: 'IMG', src: 'https://a.example/lost.png' } });
  assert.deepEqual(
    reports.map(({ message, stack }) => [message, stack]),
    [
      ['Script error.', 'https://a.example/x.js:3:7'],
      ['refused', '::'],
      ['A script did not load', 'https://a.example/lost.js:0:0'],
    ],
  );
});

test('the build fails when the document has no inline script', () => {
  assert.throws(() => addReportScript('<head></head>'), /no inline script/);
});

test('the document sends at most five reports, and none fails when it is offline', async () => {
  const { fire, reports } = runScript();
  for (let error = 0; error < 9; error += 1) fire('unhandledrejection', { reason: 'again' });
  await new Promise((done) => setTimeout(done));
  assert.equal(reports.length, 5);
});
