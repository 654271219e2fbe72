const reportSource = `
      !(function (left) {
        function report(error, event) {
          if (left-- < 1) return;
          var isError = error instanceof Error;
          fetch('/api/reports', {
            method: 'POST',
            keepalive: true,
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({
              type: 'script-error',
              page: location.pathname,
              message: String(isError ? error.name + ': ' + error.message : error).slice(0, 300),
              stack: String((isError && error.stack) || [event.filename, event.lineno, event.colno].join(':')).slice(0, 1500),
            }),
          }).catch(function () {});
        }
        // An error of a script file does not bubble, so this listener runs in the capture phase.
        addEventListener('error', function (event) {
          var file = event.target && event.target.tagName === 'SCRIPT' && event.target.src;
          if (file) report('A script did not load', { filename: file, lineno: 0, colno: 0 });
          else if (event.error || event.message) report(event.error || event.message, event);
        }, true);
        addEventListener('unhandledrejection', function (event) {
          report(event.reason, event);
        });
      })(5);
    `;

const firstScriptPattern = /[ \t]*<script>/;

export function addReportScript(html: string): string {
  if (!firstScriptPattern.test(html)) throw new Error('The document has no inline script before which to report.');
  return html.replace(firstScriptPattern, (first) => `    <script>${reportSource}</script>\n${first}`);
}
