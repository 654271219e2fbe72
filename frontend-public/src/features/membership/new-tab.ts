/**
 * A tab opened in the click itself, before its address is known: browsers block one that is opened
 * after an answer has come.
 */
export interface NewTab {
  /** False when the browser blocked the tab: then the person needs a link instead. */
  goTo(url: string): boolean;
  close(): void;
}

export function openTab(waitingText: string): NewTab {
  const tab = window.open('', '_blank');
  if (tab) {
    tab.document.title = waitingText;
    tab.document.body.textContent = waitingText;
  }
  return {
    goTo(url) {
      if (!tab || tab.closed) return false;
      tab.opener = null;
      tab.location.replace(url);
      return true;
    },
    close: () => tab?.close(),
  };
}
