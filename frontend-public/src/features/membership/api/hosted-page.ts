import { markPaymentExpected } from 'shell/session';

export interface HostedPageTab {
  url: string;
  isOpen: boolean;
}

/** Call this directly in the click handler, because browsers block tabs that open after a response. */
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
    goTo(url: string): boolean {
      if (!tab || tab.closed) return false;
      tab.opener = null;
      tab.location.replace(url);
      return true;
    },
    close: () => tab?.close(),
  };
}
