/**
 * Opens the menu after its button, and closes it after a click on a link or on its close button. React and the page
 * script call it.
 */
export function handleMenuClick({ target }: { target: EventTarget | null }): void {
  if (!(target instanceof Element)) return;
  const menu = target.closest('[data-opens-menu]')?.nextElementSibling;
  // Both callers may receive the click that opens the menu while React starts.
  if (menu instanceof HTMLDialogElement && !menu.open) open(menu);
  else target.closest('.menu-sheet a, [data-closes-menu]')?.closest('dialog')?.close();
}

/** Closes the menu again when a turned screen hides the bar around it, because it would block the page unseen. */
function open(menu: HTMLDialogElement): void {
  const closing = new AbortController();
  const check = () => menu.getClientRects().length === 0 && menu.close();
  menu.showModal();
  addEventListener('resize', check, { signal: closing.signal });
  menu.addEventListener('close', () => closing.abort(), { once: true });
}
