import { expectPayment } from 'shell/session';

export interface HostedPage {
  url: string;
  /** False where the browser blocked the tab, or the person has closed it again: they need a link then. */
  isOpen: boolean;
}

/**
 * Opens a page of the payment provider in a new tab. Call it in the click itself: browsers block a tab that is opened
 * after an answer has come, so it opens before its address is known. Rejects with what `ask` failed of, the tab closed
 * again.
 */
export async function openHostedPage(waitingText: string, ask: () => Promise<{ url: string }>): Promise<HostedPage> {
  const tab = openTab(waitingText);
  try {
    const { url } = await ask();
    expectPayment();
    return { url, isOpen: tab.goTo(url) };
  } catch (error) {
    tab.close();
    throw error;
  }
}

function openTab(waitingText: string) {
  const tab = window.open('', '_blank');
  if (tab) {
    tab.document.title = waitingText;
    tab.document.body.textContent = waitingText;
  }
  return {
    /** False when there is no tab, or none any more. */
    goTo(url: string): boolean {
      if (!tab || tab.closed) return false;
      tab.opener = null;
      tab.location.replace(url);
      return true;
    },
    close: () => tab?.close(),
  };
}
