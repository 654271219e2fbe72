import type { ButtonHTMLAttributes, MouseEventHandler, ReactNode, Ref } from 'react';
import { Link } from 'react-router-dom';

type Variant = 'gold' | 'primary' | 'secondary' | 'danger' | 'quiet';
type Size = 'large' | 'medium' | 'small';

type Look = {
  /** At most one button of a page is "gold". */
  variant?: Variant;
  size?: Size;
  wide?: boolean;
  children: ReactNode;
  className?: string;
};

type InternalLinkButtonProps = Look & {
  to: string;
  state?: unknown;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  /**
   * A click before hydration is repeated after hydration, because navigation by the browser would lose the router
   * state.
   */
  'data-waits'?: boolean;
  'aria-describedby'?: string;
};

type ExternalLinkButtonProps = Look & {
  href: string;
  sameTab?: boolean;
};

export type ClickButtonProps = Look &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'children'> & {
    ref?: Ref<HTMLButtonElement>;
    busy?: boolean;
    busyLabel?: string;
    failed?: boolean;
  };

/** Forced-colors mode removes the background, so the button needs an outline. */
const boxInForcedColors = 'forced-colors:border-firm';

const variants: Record<Variant, string> = {
  gold: `bg-gold text-on-gold hover:bg-gold-hover ${boxInForcedColors}`,
  primary: `bg-primary text-on-primary hover:bg-primary-hover ${boxInForcedColors}`,
  secondary: 'border-firm border-control text-ink hover:border-ink hover:bg-band',
  danger: 'border-firm border-danger text-danger hover:bg-band',
  quiet: 'font-[var(--quiet)] text-link underline decoration-1 underline-offset-5 hover:decoration-2',
};

const sizes: Record<Size, string> = {
  large: 'min-h-14 px-[min(1.75rem,8.75vw)] text-17',
  medium: 'min-h-12 px-[min(1.5rem,7.5vw)] text-base',
  small: 'min-h-10 px-4 text-15',
};

/** The padding makes space for the focus outline, and the negative margin aligns the label with other text. */
const quietSize = '-mx-1 min-h-11 px-1 text-base rounded-tight';

const disabledLook =
  'disabled:not-aria-busy:bg-disabled disabled:not-aria-busy:text-muted disabled:not-aria-busy:border-transparent';
const disabledQuiet = 'disabled:not-aria-busy:text-muted';

function look({ variant = 'secondary', size = 'medium', wide, className = '' }: Omit<Look, 'children'>): string {
  return [
    'inline-flex max-w-full min-w-0 items-center justify-center gap-2.5 rounded-control',
    'leading-tight text-center wrap-anywhere',
    'transition-[background-color,border-color,color] duration-180 active:translate-y-px cursor-pointer',
    'disabled:cursor-default',
    variants[variant],
    variant === 'quiet' ? quietSize : `font-strong ${sizes[size]}`,
    variant === 'quiet' ? disabledQuiet : disabledLook,
    wide ? 'w-full' : '',
    className,
  ].join(' ');
}

export function Button(props: InternalLinkButtonProps | ExternalLinkButtonProps | ClickButtonProps) {
  if ('to' in props) {
    const { to, state, onClick, children, 'aria-describedby': describedBy, 'data-waits': waits, ...rest } = props;
    return (
      <Link
        to={to}
        state={state}
        onClick={onClick}
        data-waits={waits}
        aria-describedby={describedBy}
        className={look(rest)}
      >
        {children}
      </Link>
    );
  }
  if ('href' in props) {
    const { href, sameTab, children, ...rest } = props;
    const target = sameTab ? {} : { target: '_blank', rel: 'noreferrer' };
    return (
      <a href={href} {...target} className={look(rest)}>
        {children}
      </a>
    );
  }
  return <Press {...props} />;
}

function Press({
  variant = 'secondary',
  size = 'medium',
  wide = false,
  className = '',
  busy = false,
  busyLabel,
  failed = false,
  disabled,
  children,
  type = 'button',
  ...rest
}: ClickButtonProps) {
  const danger = failed && !busy ? 'bg-transparent! text-danger! border-firm border-danger!' : '';
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={look({ variant, size, wide, className: `${danger} ${className}` })}
    >
      {busyLabel === undefined ? (
        children
      ) : (
        <span className="grid min-w-0 grid-cols-1 place-items-center [&>*]:[grid-area:1/1]">
          <span className={busy ? 'invisible' : undefined} aria-hidden={busy || undefined}>
            {children}
          </span>
          <span
            className={`inline-flex min-w-0 items-center gap-2.5 ${busy ? '' : 'invisible'}`}
            aria-hidden={!busy || undefined}
          >
            <BusyIcon />
            {busyLabel}
          </span>
        </span>
      )}
    </button>
  );
}

function BusyIcon() {
  return (
    <svg width="22" height="14" viewBox="0 0 22 14" aria-hidden="true" focusable="false">
      <path d="M0 13.25h22" stroke="currentColor" strokeWidth="1.5" />
      <circle cx="12" cy="7.5" r="5" fill="currentColor" className="rolls-small breathes" />
    </svg>
  );
}
