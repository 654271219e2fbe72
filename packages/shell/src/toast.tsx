import { useEffect, useRef } from 'react';
import { ErrorIcon } from './error-icon.tsx';
import { createStore } from './store.ts';

export type ToastTone = 'success' | 'destructive' | 'neutral';

export type ToastMessage = {
  title: string;
  description?: string;
  tone?: ToastTone;
  /** F6 moves the focus to the link or button. */
  action?: { label: string; href: string } | { label: string; onPress: () => void };
};

type ShownToast = ToastMessage & { id: number };

const SHOWN_MS = 5_000;
/** A toast with a button stays longer, because users need time to reach the button. */
const UNDO_MS = 10_000;

const shown = createStore<readonly ShownToast[]>([]);
let lastId = 0;
const timers = new Map<number, ReturnType<typeof setTimeout>>();

function dismiss(id: number) {
  clearTimeout(timers.get(id));
  timers.delete(id);
  shown.set(shown.get().filter((toast) => toast.id !== id));
}

function startTimer({ id, action }: ShownToast) {
  clearTimeout(timers.get(id));
  timers.set(
    id,
    setTimeout(() => dismiss(id), action && 'onPress' in action ? UNDO_MS : SHOWN_MS),
  );
}

export function showToast(message: ToastMessage): void {
  const added = { ...message, id: ++lastId };
  if (message.tone === undefined || message.tone === 'success')
    shown
      .get()
      .filter(({ tone }) => tone === 'destructive')
      .forEach((failed) => dismiss(failed.id));
  shown
    .get()
    .slice(0, -2)
    .forEach((older) => dismiss(older.id));
  shown.set([...shown.get(), added]);
  startTimer(added);
}

/** Screen readers announce only changes of an existing area, so render this component from the start. */
export function ToastViewport() {
  const toasts = shown.use();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const lead = (event: KeyboardEvent) => {
      const action = event.key === 'F6' && place.current?.querySelector<HTMLElement>('[data-action]');
      if (!action) return;
      event.preventDefault();
      action.focus();
    };
    document.addEventListener('keydown', lead);
    return () => document.removeEventListener('keydown', lead);
  }, []);
  return (
    <div
      ref={place}
      role="status"
      aria-live="polite"
      className="pointer-events-none fixed inset-x-4 bottom-[var(--toast-floor,1rem)] z-[60] flex flex-col items-end gap-3 tablet:inset-x-6 tablet:bottom-6"
    >
      {toasts.map((item) => (
        <Toast key={item.id} toast={item} />
      ))}
    </div>
  );
}

function Toast({ toast: shownToast }: { toast: ShownToast }) {
  const { id, title, description, tone = 'success', action } = shownToast;
  const isHeld = useRef({ pointer: false, focus: false });
  const hold = (by: 'pointer' | 'focus') => () => {
    isHeld.current[by] = true;
    clearTimeout(timers.get(id));
  };
  const release = (by: 'pointer' | 'focus') => () => {
    isHeld.current[by] = false;
    if (!isHeld.current.pointer && !isHeld.current.focus) startTimer(shownToast);
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
          {tone === 'destructive' ? <ErrorIcon /> : <SuccessIcon />}
        </span>
        <div className="min-w-0 flex-1">
          <p className="font-[550]">{title}</p>
          {description && <p className="mt-0.5 text-muted">{description}</p>}
          {action && <ToastAction action={action} onPressed={() => dismiss(id)} />}
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

const actionClasses = 'mt-1.5 inline-block cursor-pointer font-[550] text-link underline underline-offset-4';

function ToastAction({ action, onPressed }: { action: NonNullable<ToastMessage['action']>; onPressed: () => void }) {
  if ('href' in action) {
    return (
      <a data-action href={action.href} target="_blank" rel="noreferrer" className={actionClasses}>
        {action.label}
      </a>
    );
  }
  return (
    <button
      data-action
      type="button"
      className={actionClasses}
      onClick={() => {
        onPressed();
        action.onPress();
      }}
    >
      {action.label}
    </button>
  );
}

function SuccessIcon() {
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
