import { deviceStorage } from 'shell/storage';

const seenKey = 'hasSeenBookLaunchPopup';
const delayMs = 2_000;

/** Only the first call for an element has an effect, because React and the page script both call this function. */
export function scheduleBookLaunchDialog(sheet: HTMLDialogElement): void {
  if ('announces' in sheet.dataset) return;
  sheet.dataset['announces'] = '';
  if (deviceStorage.get(seenKey) !== null || new URLSearchParams(location.search).has('play')) return;
  setTimeout(() => openWhenFree(sheet), delayMs);
}

function openWhenFree(sheet: HTMLDialogElement): void {
  if (!sheet.isConnected) return;
  if (document.querySelector('[role="dialog"], dialog[open]')) setTimeout(() => openWhenFree(sheet), delayMs);
  else openAnnouncement(sheet);
}

function openAnnouncement(sheet: HTMLDialogElement): void {
  const before = document.activeElement;
  // `show()` would always move the focus, even from a field in which the user types.
  sheet.open = true;
  if (!isWriting(before)) sheet.focus({ preventScroll: true });
  const leaving = new AbortController();
  const { signal } = leaving;
  const close = () => {
    leaving.abort();
    if (before instanceof HTMLElement && sheet.contains(document.activeElement)) before.focus();
    sheet.open = false;
    if (sheet.isConnected) deviceStorage.set(seenKey, 'true');
  };
  // Scrolling by touch fires no pointerup, so scrolling does not close the announcement.
  const press = ({ target }: Event) => !(target instanceof Node && sheet.contains(target)) && close();
  addEventListener('pointerup', press, { signal });
  addEventListener('keydown', ({ key }) => key === 'Escape' && close(), { signal });
  const choose = ({ target }: Event) => target instanceof Element && target.closest('a, button') && close();
  sheet.addEventListener('click', choose, { signal });
}

function isWriting(element: Element | null): boolean {
  return element instanceof HTMLElement && (element.matches('input, textarea, select') || element.isContentEditable);
}
