import { deviceStorage, isStorageBlocked, tabStorage } from 'shell/storage';

const controls = 'a[data-waits], button, label, input, select, textarea, [data-starts-app]';
/** Selector of controls whose clicks are repeated when the app runs. */
const repeated = 'a[data-waits], button, input[type=radio], input[type=checkbox]';
const settingKeys = ['oneness-theme', 'oneness-motion'];
const nearbyMargin = '400px 0px';

/** Set once per tab, so that scripts that cannot be loaded cause only one reload. */
const reloadedKey = 'reloaded-for-scripts';

const appReadyEvent = 'listening';

const healthCheckMs = 3000;
const maxHealthChecks = 100;

let isStarted = false;
let isRecovering = false;
const clicked = new Map<HTMLElement, boolean | undefined>();
const holding = new AbortController();

function startApp(): void {
  if (isStarted) return;
  isStarted = true;
  // React needs the complete page.
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', addScripts);
  else addScripts();
}

function addScripts(): void {
  const template = document.getElementById('scripts') as HTMLTemplateElement;
  const scripts = document.importNode(template.content, true);
  for (const script of scripts.querySelectorAll('script')) {
    script.async = false;
    script.onerror = recover;
  }
  document.head.append(scripts);
}

function recover(): void {
  if (!navigator.onLine) return addEventListener('online', () => location.reload(), { once: true });
  const held = releaseClicks();
  if (isRecovering) return;
  isRecovering = true;
  if (held.some((control) => control.matches('a, form[method=post] [type=submit]'))) return;
  if (tabStorage.get(reloadedKey) === null) void reloadWhenServed();
}

async function reloadWhenServed(): Promise<void> {
  let isOver = false;
  for (const kind of ['pagehide', appReadyEvent]) addEventListener(kind, () => (isOver = true));
  addEventListener('submit', ({ target }) => (isOver ||= (target as HTMLFormElement).method === 'post'));
  for (let attempt = 0; attempt < maxHealthChecks && !isOver; attempt += 1) {
    const isServed = await fetch('/api/health/live', { cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isOver) return;
    if (isServed) return tabStorage.set(reloadedKey, 'true') ? location.reload() : undefined;
    await new Promise((resolve) => setTimeout(resolve, healthCheckMs));
  }
}

/** Starts the app after the first paint, because scripts would delay that paint. */
function startAfterPaint(): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('paint')) return startApp();
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    startApp();
  }).observe({ type: 'paint', buffered: true });
}

export function startAppWhenUsed(): void {
  const start = () => needsAppNow() && startAfterPaint();
  start();
  // The user may have signed in on another page or in another tab.
  for (const kind of ['storage', 'pageshow']) addEventListener(kind, start);
  const use = ({ target }: Event) => findControl(target, controls) && startApp();
  for (const kind of ['pointerdown', 'focusin', 'click']) addEventListener(kind, use, { capture: true, passive: true });
  addEventListener('hashchange', startApp);
}

export function startAppForVisibleParts(): void {
  const start = (entries: IntersectionObserverEntry[]) =>
    entries.some(({ isIntersecting }) => isIntersecting) && startAfterPaint();
  const nearby = new IntersectionObserver(start, { rootMargin: nearbyMargin });
  for (const part of document.querySelectorAll('[data-needs-app]')) nearby.observe(part);
}

/** A query string of a campaign (`utm_`) does not change the page. */
const hasMeaningfulQuery = () =>
  [...new URLSearchParams(location.search).keys()].some((key) => !key.startsWith('utm_'));

function needsAppNow(): boolean {
  const isControlled = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
  if (location.hash || hasMeaningfulQuery() || isControlled || isStorageBlocked()) return true;
  const keys = [...deviceStorage.keys(), ...tabStorage.keys()];
  return keys.some((key) => key.startsWith('oneness-') && !settingKeys.includes(key));
}

function findControl(target: EventTarget | null, kinds: string): HTMLElement | null {
  const control = target instanceof Element ? target.closest<HTMLElement>(kinds) : null;
  return control?.closest('[data-without-app]') ? null : control;
}

/** Repeats the clicks made before the app runs, except a submit after which the visitor typed more. */
export function repeatClicksLater(): void {
  const options = { capture: true, signal: holding.signal };
  const hold = (event: Event) => {
    const control = findControl(event.target, repeated);
    if (!control) return;
    event.stopPropagation();
    const isOption = control instanceof HTMLInputElement;
    if (!isOption) event.preventDefault();
    clicked.delete(control);
    clicked.set(control, isOption ? control.checked : undefined);
  };
  const discardSubmit = ({ target }: Event) => {
    const form = target instanceof Element ? target.closest('form') : null;
    for (const control of clicked.keys()) if (submitsForm(control, form)) clicked.delete(control);
  };
  addEventListener('click', hold, options);
  addEventListener('input', discardSubmit, options);
  onAppReady(() => {
    releaseClicks();
    if (!isRecovering) tabStorage.remove(reloadedKey);
  });
}

function releaseClicks(): HTMLElement[] {
  holding.abort();
  const held = [...clicked];
  clicked.clear();
  for (const [control, isChosen] of held) repeatClick(control, isChosen);
  return held.map(([control]) => control);
}

function repeatClick(control: HTMLElement, isChosen: boolean | undefined): void {
  // React ignores a click without a change, so the option first returns to its old state.
  if (control instanceof HTMLInputElement && isChosen !== undefined) control.checked = !isChosen;
  control.click();
}

const submitsForm = (control: HTMLElement, form: HTMLFormElement | null) =>
  control instanceof HTMLButtonElement && control.type === 'submit' && control.form === form;

/** The callback is deferred, because React may still run effects when the app fires the event. */
export function onAppReady(callback: () => void): void {
  addEventListener(appReadyEvent, () => setTimeout(callback), { once: true });
}
