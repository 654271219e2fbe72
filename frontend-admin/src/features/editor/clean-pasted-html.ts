/** Prepares HTML from Word, Google Docs and web pages, because the editor drops unknown elements. */
export function cleanPastedHtml(html: string): string {
  // The editor marks its own copied text with this attribute.
  if (html.includes('data-pm-slice')) return html;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const wrapper of body.querySelectorAll('b[id^="docs-internal-guid"]'))
    wrapper.replaceWith(...wrapper.childNodes);
  buildWordLists(body);
  nestLists(body);
  renameHeadings(body);
  removeEmptyParts(body);
  return body.innerHTML;
}

/** Word writes list items as paragraphs, with level and marker in their styles. */
function buildWordLists(body: HTMLElement): void {
  let open: { level: number; list: Element }[] = [];
  for (const paragraph of body.querySelectorAll<HTMLElement>('p[style*="mso-list"]')) {
    const level = Number(/mso-list:\s*l\d+\s+level(\d+)/i.exec(paragraph.getAttribute('style') ?? '')?.[1]);
    if (!level) continue;
    const marker = paragraph.querySelector('[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]');
    const isNumbered = /^\(?(\d+|[a-z]{1,4})[.)]/i.test(marker?.textContent.trim() ?? '');
    marker?.remove();
    if (open[0]?.list !== paragraph.previousElementSibling) open = [];
    open = open.filter((list) => list.level <= level);
    const deepest = open.at(-1);
    if (!deepest || deepest.level < level) {
      const list = document.createElement(isNumbered ? 'ol' : 'ul');
      if (deepest?.list.lastElementChild) deepest.list.lastElementChild.append(list);
      else paragraph.before(list);
      open.push({ level, list });
    }
    const item = document.createElement('li');
    open.at(-1)?.list.append(item);
    item.append(paragraph);
  }
}

/** Google Docs writes a nested list after its list item instead of inside the item. */
function nestLists(body: HTMLElement): void {
  for (const list of body.querySelectorAll('ul > ul, ul > ol, ol > ul, ol > ol'))
    list.previousElementSibling?.append(list);
}

/** Changes all headings to level 2 or 3, because the title of the page has level 1. */
function renameHeadings(body: HTMLElement): void {
  for (const heading of body.querySelectorAll('h1, h2, h3, h4, h5, h6, p.MsoTitle, p.MsoSubtitle')) {
    const renamed = document.createElement(heading.matches('h1, .MsoTitle') ? 'h2' : 'h3');
    renamed.append(...heading.childNodes);
    heading.replaceWith(renamed);
  }
}

function removeEmptyParts(body: HTMLElement): void {
  for (const part of body.querySelectorAll('p, h2, h3'))
    if (part.textContent.trim() === '' && !part.querySelector('img')) part.remove();
  for (const line of body.querySelectorAll(':scope > br')) line.remove();
  const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode } = texts;
    currentNode.nodeValue = currentNode.nodeValue?.replaceAll('\u00a0', ' ') ?? '';
  }
}
