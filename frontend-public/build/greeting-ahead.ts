import { greeting } from '../src/features/dashboard/words.ts';

/**
 * In the page: a member who opens their own is greeted before any script has come, in the place where the page greets them
 * then. The name is the one that the kept session knows.
 */
const greet = `
      !(function (greeting) {
        if (document.documentElement.dataset.session !== 'kept' || location.pathname !== '/members/dashboard') return;
        try {
          var name = JSON.parse(localStorage['oneness-session']).user.user_metadata.first_name || '';
        } catch {
          return;
        }
        document.getElementById('ahead').innerHTML =
          '<header class="under-sky relative h-[max(262px,12rem)] tablet:h-[300px]">' +
          '<div class="column relative flex h-[72%] items-end"><h1></h1></div></header>';
        var line = document.querySelector('#ahead h1');
        line.className =
          'stands greeting font-display leading-[0.95] tracking-[-0.03em]' + (name.length > 12 ? ' greeting-long' : '');
        line.textContent = greeting(new Date().getHours(), name);
      })`;

/** What stands in spa.html behind the root, until something is drawn there. */
export const greetingAhead = `<style>#root:not(:empty) ~ #ahead { display: none }</style>
    <div id="ahead"></div>
    <script>${greet}(${greeting.toString()});</script>`;
