/** Script inlined into prerendered pages, which handles the page until the app (React with the router) runs. */
import { onFirstInteraction } from '../../features/film/first-interaction.ts';
import { handleMenuClick } from '../../frame/navigation/menu-clicks.ts';
import { shrinkOnScroll } from '../../frame/navigation/shrink-on-scroll.ts';
import { pauseAnimationOffScreen } from '../../ui/art/pause-animation-off-screen.ts';
import { scheduleBookLaunchDialog } from '../routes/site/book/schedule-book-launch-dialog.ts';
import { startVisitorSkyUpdates } from './start-visitor-sky-updates.ts';
import { onAppReady, repeatClicksLater, startAppForVisibleParts, startAppWhenUsed } from './start-app.ts';

const select = <Found extends Element>(selector: string): Found[] => [...document.querySelectorAll<Found>(selector)];

function begin(): void {
  const endings = [
    startVisitorSkyUpdates(),
    ...select<HTMLElement>('[data-backdrop]').map(shrinkOnScroll),
    ...select('.sky-breathes').map(pauseAnimationOffScreen),
  ];
  select<HTMLDialogElement>('dialog.launch').forEach(scheduleBookLaunchDialog);
  onAppReady(() => endings.forEach((end) => end()));
  startAppForVisibleParts();
}

repeatClicksLater();
startAppWhenUsed();

const untilApp = new AbortController();
addEventListener('click', handleMenuClick, { capture: true, signal: untilApp.signal });
onAppReady(() => untilApp.abort());

let wasPressed = false;
const stopWaiting = onFirstInteraction(() => (wasPressed = true));
onAppReady(() => {
  stopWaiting();
  // Repeats the first press, because the app has missed it. The first press turns on the sound of the film.
  if (wasPressed) document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
});

if (document.readyState === 'loading') addEventListener('DOMContentLoaded', begin);
else begin();
