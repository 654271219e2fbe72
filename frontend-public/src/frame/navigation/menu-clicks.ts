export function handleMenuClick({ target }: { target: EventTarget | null }): void {
  if (!(target instanceof Element)) return;
  const menu = target.closest('[data-opens-menu]')?.nextElementSibling;
  // The menu may be open already, because React and the page script can both receive the same click.
  if (menu instanceof HTMLDialogElement && !menu.open) openMenu(menu);
  else target.closest('.menu-sheet a, [data-closes-menu]')?.closest('dialog')?.close();
}

/** A resize can hide the bar around the menu, and an invisible open menu would block the page. */
function openMenu(menu: HTMLDialogElement): void {
  const closing = new AbortController();
  const check = () => menu.getClientRects().length === 0 && menu.close();
  menu.showModal();
  addEventListener('resize', check, { signal: closing.signal });
  menu.addEventListener('close', () => closing.abort(), { once: true });
}
