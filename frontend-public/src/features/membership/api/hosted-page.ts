import { markPaymentExpected } from 'shell/session';

export interface HostedPageTab {
  url: string;
  /** False if the browser blocked the tab or the user closed it: show a link then. */
  isOpen: boolean;
}

/**
 * Call this in the click handler: browsers block tabs that open after a response, so the tab opens before its URL is
 * known.
 */
export async function openHostedPage(waitingText: string, ask: () => Promise<{ url: string }>): Promise<HostedPageTab> {
  const tab = openTab(waitingText);
  try {
    const { url } = await ask();
    markPaymentExpected();
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
    /** Loads the URL in the tab; false if the tab was blocked or closed. */
    goTo(url: string): boolean {
      if (!tab || tab.closed) return false;
      tab.opener = null;
      tab.location.replace(url);
      return true;
    },
    close: () => tab?.close(),
  };
}
