import type { Page } from '@playwright/test';

/** Page translation moves each text into two font elements, also a text that is added later. */
export async function simulatePageTranslation(page: Page): Promise<void> {
  await page.evaluate(() => {
    const isLeft = (node: Node) => node.parentElement?.closest('script, style, textarea, svg, font, title') !== null;
    const wrap = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      if (root.nodeType === Node.TEXT_NODE) texts.push(root);
      for (const text of texts) {
        if (!text.parentNode || isLeft(text) || text.textContent?.trim() === '') continue;
        const outer = document.createElement('font');
        text.parentNode.replaceChild(outer, text);
        outer.appendChild(document.createElement('font')).appendChild(text);
      }
    };
    wrap(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) addedNodes.forEach(wrap);
    }).observe(document.body, { childList: true, subtree: true });
  });
}
