const scriptTagPattern = /[ \t]*(?:<script\b[^>]*\bsrc=[^>]*><\/script>|<link\b[^>]*\brel="modulepreload"[^>]*>)\n?/g;

/**
 * Inline script: starts the JavaScript files after the first paint. It then repeats the clicks made before the site
 * fired the event `listening`, except a submit after which the user typed more.
 */
const startScriptsSource = `
      /* The prerendered page works without scripts, so they load after its first paint. */
      !(function (start) {
        function seen() {
          document.readyState === 'loading' ? addEventListener('DOMContentLoaded', start) : start();
        }
        if (!window.PerformanceObserver || !PerformanceObserver.supportedEntryTypes.includes('paint')) return seen();
        new PerformanceObserver(function (_, watch) {
          watch.disconnect();
          seen();
        }).observe({ type: 'paint', buffered: true });
      })(function () {
        var scripts = document.importNode(document.getElementById('scripts').content, true);
        scripts.querySelectorAll('script').forEach(function (script) {
          script.async = false;
        });
        document.head.append(scripts);
      });
      !(function (pressed) {
        function keep(event) {
          var control = event.target.closest('a[data-waits], button, label, input[type=radio], input[type=checkbox]');
          if (!control || (control.control && !/^(radio|checkbox)$/.test(control.control.type))) return;
          event.preventDefault();
          event.stopPropagation();
          if (pressed.indexOf(control) < 0) pressed.push(control);
        }
        function typeOn(event) {
          pressed = pressed.filter(function (control) {
            return control.type !== 'submit' || control.form !== event.target.form;
          });
        }
        function listening() {
          removeEventListener('click', keep, true);
          removeEventListener('input', typeOn, true);
          pressed.forEach(function (control) {
            control.click();
          });
        }
        addEventListener('click', keep, true);
        addEventListener('input', typeOn, true);
        // Deferred, because the component that fires the event is still rendering.
        addEventListener('listening', () => setTimeout(listening), { once: true });
      })([]);
    `;

export function deferScriptsUntilPaint(html: string): string {
  const scripts = html.match(scriptTagPattern) ?? [];
  const waiting = `    <template id="scripts">\n${scripts.join('')}    </template>\n    <script>${startScriptsSource}</script>\n  </head>`;
  return html.replaceAll(scriptTagPattern, '').replace(/\s*<\/head>/, () => `\n${waiting}`);
}
