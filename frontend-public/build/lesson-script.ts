/** Inline script that draws the text of a lesson before React loads. */
const lessonScriptSource = `
      !(function (asked) {
        var path = asked && Object.keys(asked.coming).find((address) => /^\\/api\\/lessons\\/[^?]+$/.test(address));
        if (!path) return;
        // A font swap would move the text, so the script waits for the font.
        var font = document.fonts.load('1em "Newsreader Reading"').catch(() => undefined),
          oneSecond = new Promise((done) => setTimeout(done, 1000)),
          others = Promise.all(Object.values(asked.coming));
        asked.coming[path]
          .then((lesson) => {
            if (!lesson || !lesson.transcriptHtml || lesson.videoUrl || lesson.locked || lesson.isWaiting) return;
            return Promise.all([others, Promise.race([font, oneSecond])]).then(() => draw(lesson));
          })
          .finally(() => dispatchEvent(new Event('words')));

        function draw(lesson) {
          var place = document.getElementById('ahead');
          if (document.getElementById('root').hasChildNodes()) return;
          place.innerHTML =
            '<header class="relative border-b-hair border-line">' +
            '<div class="column flex flex-col justify-end pt-24 tablet:pt-28 min-h-44 tablet:min-h-53.5">' +
            '<p class="mb-3 flex flex-wrap items-center text-15 text-muted">' +
            '<span class="inline-flex min-h-11 items-center"></span></p>' +
            '<h1 class="baseline-bottom relative z-10 wrap-anywhere title-60"></h1></div></header>' +
            '<div class="column grid grid-cols-1 gap-x-11 gap-y-12 pt-6 pb-20 tablet:pt-14 wide:grid-cols-12">' +
            '<div class="min-w-0 wide:col-span-8">' +
            '<p class="text-15 font-strong text-muted">Reading lesson</p>' +
            '<p class="mt-2 max-w-155 text-lead"></p><p class="text-15 text-muted mt-4"></p>' +
            '<div class="mt-8"><div class="prose max-w-155 text-reading"></div></div></div></div>';
          var fill = (selector, words) => {
            var line = place.querySelector(selector);
            if (words) line.textContent = words;
            else line.remove();
          };
          fill('h1', lesson.title);
          fill('.text-lead', lesson.summary);
          var names = lesson.people.map(({ name }) => name),
            last = names.pop();
          fill('.mt-4', last && 'With ' + (names.length ? names.join(', ') + ' and ' : '') + last);
          place.querySelector('.prose').innerHTML = lesson.transcriptHtml;
          return new Promise((done) => {
            var tell = (paints) => paints.getEntriesByName('first-contentful-paint').length && done();
            new PerformanceObserver(tell).observe({ type: 'paint', buffered: true });
          });
        }
      })(window.prefetched);`;

export const lessonScript = `<script>${lessonScriptSource}</script>`;
