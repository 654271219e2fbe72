import { useRef, useSyncExternalStore } from 'react';
import { ErrorSign } from './field.tsx';

export type ToastTone = 'success' | 'destructive' | 'neutral';

export type ToastMessage = {
  title: string;
  description?: string;
  /** Destructive for a failure, success (the default) for what has worked, neutral for news. */
  tone?: ToastTone;
  /** A link inside the toast, for the one thing to do about it; it opens a new tab. */
  action?: { label: string; href: string };
};

type ShownToast = ToastMessage & { id: number };

const shownFor = 5_000;
const none: readonly ShownToast[] = [];

let shown: readonly ShownToast[] = none;
let lastId = 0;
const listeners = new Set<() => void>();
const timers = new Map<number, ReturnType<typeof setTimeout>>();

function set(next: readonly ShownToast[]) {
  shown = next;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function dismiss(id: number) {
  clearTimeout(timers.get(id));
  timers.delete(id);
  set(shown.filter((toast) => toast.id !== id));
}

function startTimer(id: number) {
  clearTimeout(timers.get(id));
  timers.set(
    id,
    setTimeout(() => dismiss(id), shownFor),
  );
}

/** Shows a message for 5 s, or as long as the pointer or the focus rests on it. At most three stand at once. */
export function toast(message: ToastMessage): void {
  const id = ++lastId;
  shown.slice(0, -2).forEach((older) => dismiss(older.id));
  set([...shown, { ...message, id }]);
  startTimer(id);
}

/** Where toasts appear; stands once in the page, from the first render on, so that screen readers listen to it. */
export function ToastViewport() {
  const toasts = useSyncExternalStore(
    subscribe,
    () => shown,
    () => none,
  );
  return (
    <div
      role="status"
      aria-live="polite"
      className="pointer-events-none fixed inset-x-4 bottom-4 z-[60] flex flex-col items-end gap-3 tablet:inset-x-6 tablet:bottom-6"
    >
      {toasts.map((item) => (
        <Toast key={item.id} toast={item} />
      ))}
    </div>
  );
}

function Toast({ toast: { id, title, description, tone = 'success', action } }: { toast: ShownToast }) {
  const isHeld = useRef({ pointer: false, focus: false });
  const hold = (by: 'pointer' | 'focus') => () => {
    isHeld.current[by] = true;
    clearTimeout(timers.get(id));
  };
  const release = (by: 'pointer' | 'focus') => () => {
    isHeld.current[by] = false;
    if (!isHeld.current.pointer && !isHeld.current.focus) startTimer(id);
  };
  return (
    <div
      onPointerEnter={hold('pointer')}
      onPointerLeave={release('pointer')}
      onFocus={hold('focus')}
      onBlur={release('focus')}
      className="rises-in pointer-events-auto w-full max-w-[384px] rounded-control bg-toast shadow-[var(--shadow)] forced-colors:border"
    >
      <div data-theme="dark" className="flex items-start gap-3 py-4 pr-2 pl-4 text-[0.96875rem] leading-snug">
        <span className={tone === 'destructive' ? 'text-danger' : 'text-success'}>
          {tone === 'destructive' ? <ErrorSign /> : <DoneSign />}
        </span>
        <div className="min-w-0 flex-1">
          <p className="font-[550]">{title}</p>
          {description && <p className="mt-0.5 text-muted">{description}</p>}
          {action && (
            <a
              href={action.href}
              target="_blank"
              rel="noreferrer"
              className="mt-1.5 inline-block font-[550] text-link underline underline-offset-4"
            >
              {action.label}
            </a>
          )}
        </div>
        <button
          type="button"
          aria-label="Close"
          onClick={() => dismiss(id)}
          className="-my-3 -mr-2 grid size-11 shrink-0 cursor-pointer place-items-center rounded-[8px]"
        >
          <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true" focusable="false">
            <path d="m2 2 10 10M12 2 2 12" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
          </svg>
        </button>
      </div>
    </div>
  );
}

function DoneSign() {
  return (
    <svg width="17" height="17" viewBox="0 0 17 17" aria-hidden="true" focusable="false" className="mt-px shrink-0">
      <circle cx="8.5" cy="8.5" r="7.5" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <path
        d="m5.3 8.8 2.2 2.2 4.2-4.6"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
