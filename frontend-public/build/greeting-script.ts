import { greetingText } from '../src/features/dashboard/texts.ts';

const greetingSource = `
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
          'baseline-bottom greeting font-display leading-display tracking-display' + (name.length > 12 ? ' greeting-long' : '');
        line.textContent = greeting(new Date().getHours(), name);
      })`;

export const greetingScript = `<style>#root:not(:empty) ~ #ahead { display: none }</style>
    <div id="ahead"></div>
    <script>${greetingSource}(${greetingText.toString()});</script>`;
