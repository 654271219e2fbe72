const copied = ['font', 'lineHeight', 'letterSpacing', 'padding', 'textIndent', 'tabSize'] as const;

/** Where a letter of a text area stands: under its lower left corner, as the area is scrolled. */
export function caretPlace(area: HTMLTextAreaElement, at: number): { left: number; top: number } {
  const mirror = document.createElement('div');
  const look = getComputedStyle(area);
  for (const name of copied) mirror.style[name] = look[name];
  Object.assign(mirror.style, {
    ...{ position: 'absolute', visibility: 'hidden', boxSizing: 'border-box', whiteSpace: 'pre-wrap' },
    ...{ overflowWrap: 'anywhere', width: `${area.clientWidth}px` },
  });
  mirror.textContent = area.value.slice(0, at);
  const mark = mirror.appendChild(document.createElement('span'));
  mark.textContent = '@';
  area.after(mirror);
  const { offsetLeft: left, offsetTop: top, offsetHeight: height } = mark;
  mirror.remove();
  return { left, top: top + height - area.scrollTop };
}
