/**
 * Inline script: reports at most five errors of a page, also those before the JavaScript files have loaded. The server
 * removes what could identify the user.
 */
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
        addEventListener('error', function (event) {
          report(event.error || event.message, event);
        });
        addEventListener('unhandledrejection', function (event) {
          report(event.reason, event);
        });
      })(5);
    `;

const firstScriptPattern = /[ \t]*<script>/;

/** Adds the script before all others, so that it sees their errors. */
export const addReportScript = (html: string): string =>
  html.replace(firstScriptPattern, (first) => `    <script>${reportSource}</script>\n${first}`);
