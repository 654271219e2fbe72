/**
 * Opens the menu after a click on its button. Closes the menu after a click on a link or on an element with
 * `data-closes-menu`.
 */
export function handleMenuClick({ target }: { target: EventTarget | null }): void {
  if (!(target instanceof Element)) return;
  const menu = target.closest('[data-opens-menu]')?.nextElementSibling;
  // React and the page script may both receive the click that opens the menu.
  if (menu instanceof HTMLDialogElement && !menu.open) openMenu(menu);
  else target.closest('.menu-sheet a, [data-closes-menu]')?.closest('dialog')?.close();
}

/**
 * Opens the menu. A resize that hides the bar around the menu closes the menu, because an invisible menu would block
 * the page.
 */
function openMenu(menu: HTMLDialogElement): void {
  const closing = new AbortController();
  const check = () => menu.getClientRects().length === 0 && menu.close();
  menu.showModal();
  addEventListener('resize', check, { signal: closing.signal });
  menu.addEventListener('close', () => closing.abort(), { once: true });
}
